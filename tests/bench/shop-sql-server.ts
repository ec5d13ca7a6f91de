import { createServer } from 'node:http';
import process from 'node:process';
import pg from 'pg';
import { referenceQuery } from './shop-reference.ts';

/** node:http that answers `/?q=…` with what one SQL statement finds. */
const [connection = '{}'] = process.argv.slice(2);
const pool = new pg.Pool({ ...(JSON.parse(connection) as pg.PoolConfig), max: 4 });

createServer((request, response) => {
  const term = new URL(request.url ?? '/', 'http://localhost').searchParams.get('q') ?? '';
  pool.query(referenceQuery, [term]).then(
    ({ rows }) => {
      const json = Buffer.from(JSON.stringify(rows[0]));
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': json.length });
      response.end(json);
    },
    (error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    },
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
