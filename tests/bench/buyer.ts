import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { newGuestKey } from '../../server/session/guest-cookie.ts';
import { fieldOf, guestSteps } from '../running/guest-order.ts';

/** Somebody who orders, from an address of his own. */
export interface Buyer {
  /** What his browser has, by name. */
  cookies: Readonly<Record<string, string>>;
  /** Puts an article into the basket; the status of the answer. */
  add(sku: string, quantity?: number): Promise<number>;
  /** Sends a form that leads on. Throws where it is not taken. */
  send(path: string, fields: Record<string, string>): Promise<void>;
  /** Sends the forms of a guest up to the last step, and looks at that. Throws where one is not taken. */
  toLastStep(): Promise<void>;
  /** Presses the button; where that leads, or the status of what refuses it. */
  press(): Promise<string | number>;
}

interface Answered {
  status: number;
  location: string;
  html: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const asForm = 'application/x-www-form-urlencoded';

/** `url`: of the shop, with a slash at the end; without cookies it is a guest who was not here before. */
export function createBuyer(
  url: string,
  cookies: Readonly<Record<string, string>> = { guest: newGuestKey() },
): Buyer {
  const own = {
    Cookie: Object.entries(cookies)
      .map((cookie) => cookie.join('='))
      .join('; '),
    'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  };
  let last: Record<string, string> = {};
  const submit = (path: string, fields: Record<string, string>): Promise<Answered> =>
    ask(url, path, own, { type: asForm, content: new URLSearchParams(fields).toString() });
  async function send(path: string, fields: Record<string, string>): Promise<void> {
    const { status, html } = await submit(path, fields);
    if (status !== 303) throw new Error(`${path}: ${status} ${html.slice(0, 300)}`);
  }
  return {
    cookies,
    send,
    async add(sku, quantity = 1) {
      const body = { type: 'application/json', content: JSON.stringify({ sku, quantity }) };
      return (await ask(url, '/api/basket/v1/add', own, body)).status;
    },
    async toLastStep() {
      for (const [path, fields] of guestSteps('invoice')) await send(path, fields);
      const { status, html } = await ask(url, '/kasse', own);
      last = { form: 'order', key: fieldOf(html, 'key'), seen: fieldOf(html, 'seen') };
      if (status !== 200 || last['seen'] === '') throw new Error(`The last step answers ${status}`);
    },
    async press() {
      const { status, location } = await submit('/kasse', last);
      return status === 303 ? location : status;
    },
  };
}

/** The status with which a page is answered. */
export async function viewPage(url: string, path: string): Promise<number> {
  return (await ask(url, path, {})).status;
}

async function ask(
  url: string,
  path: string,
  headers: Record<string, string>,
  body?: { type: string; content: string },
): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const outgoing = request(
    new URL(path, url),
    {
      ...{ method: body ? 'POST' : 'GET', agent, timeout: 20_000 },
      headers: { ...headers, ...(body && { 'Content-Type': body.type }) },
    },
    (response) => {
      const { statusCode: status = 0, headers: told } = response;
      text(response).then((html) => resolve({ status, location: told.location ?? '', html }), reject);
    },
  );
  outgoing.on('timeout', () => outgoing.destroy(new Error(`${path} does not answer`)));
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    // A connection that the server has given up in the same moment, before it saw the request.
    if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(ask(url, path, headers, body));
    else reject(error);
  });
  outgoing.end(body?.content);
  return promise;
}
