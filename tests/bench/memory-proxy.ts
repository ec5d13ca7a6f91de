import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import process from 'node:process';

/**
 * node:http that sends a shop's pages, assets and pictures as static bytes: asked of the shop once, then from memory. What
 * is slower with the shop than with this server is the shop's own doing.
 */
const [origin = ''] = process.argv.slice(2);

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
const answers = new Map<string, Promise<Answer>>();

/** What of a request decides which bytes the shop sends. */
const deciding = ['accept', 'accept-encoding', 'user-agent'];

function ask({ url = '/', headers }: IncomingMessage): Promise<Answer> {
  const sent = Object.fromEntries(deciding.map((name) => [name, headers[name]]));
  return new Promise((resolve, reject) => {
    const call = request(new URL(url, origin), { headers: sent }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 500, headers: response.headers, body }),
        reject,
      );
    });
    call.on('error', reject);
    call.end();
  });
}

async function send(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = [incoming.url, ...deciding.map((name) => incoming.headers[name])].join(' ');
  let answer = answers.get(key);
  if (!answer) answers.set(key, (answer = ask(incoming)));
  const { status, headers, body } = await answer;
  const own = Object.entries(headers).filter(
    ([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
  );
  response.writeHead(status, Object.fromEntries(own)).end(body);
}

createServer((incoming, response) => {
  send(incoming, response).catch(() => response.destroy());
}).listen(Number(process.env.PORT), '127.0.0.1');
