import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type OrderEvent, orderEvent } from '../../schemas/order/order-event.ts';
import { readWebhook } from '../../server/outbound/webhook/webhook-signature.ts';
import { listen, stop } from '../faults/fault-proxy.ts';

/** A message as a merchant's system got it. */
interface ReceivedWebhook {
  path: string;
  id: string;
  /** In seconds since 1970. */
  timestamp: number;
  body: string;
  event: OrderEvent;
}

export interface WebhookReceiver {
  url: string;
  /** What came, in the order in which it came. */
  received: ReceivedWebhook[];
  /** How the next ones are answered, each a status; none left: 204. `hang`: not at all. */
  answers: (number | 'hang')[];
  /** Events of an order, in the order in which they were taken. */
  eventsOf(number: string): string[];
  close(): Promise<void>;
}

/** A merchant's system, which refuses (401) whatever no secret of its shop has signed within the last minutes of `now` (ms). */
export async function startWebhookReceiver(
  secretsOf: (path: string) => readonly string[],
  now: () => number,
): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const taken: ReceivedWebhook[] = [];
  const answers: (number | 'hang')[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const path = request.url ?? '';
    const id = readWebhook(secretsOf(path), request.headers, body, now());
    if (id === null) return void response.writeHead(401).end();
    const timestamp = Number(request.headers['webhook-timestamp']);
    const message = { path, id, timestamp, body, event: orderEvent.parse(JSON.parse(body)) };
    received.push(message);
    const answer = answers.shift() ?? 204;
    if (answer === 'hang') return;
    if (answer < 300) taken.push(message);
    response.writeHead(answer, answer === 302 ? { Location: '/elsewhere' } : {}).end();
  }
  const server = createServer((request, response) => void take(request, response));
  const url = await listen(server);
  return {
    ...{ url, received, answers },
    eventsOf: (number) =>
      taken.flatMap(({ event }) => (event.data.order.number === number ? [event.type] : [])),
    async close() {
      server.closeAllConnections();
      await stop(server);
    },
  };
}
