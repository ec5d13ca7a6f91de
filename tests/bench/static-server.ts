import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';

/** node:http that sends the same bytes and headers for every request: as fast as this runtime can answer. */
const [headersFile = '', bodyFile = ''] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as string[];
const body = readFileSync(bodyFile);

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
