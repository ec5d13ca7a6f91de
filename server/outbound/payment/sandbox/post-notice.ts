import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Milliseconds after which a notification counts as lost. */
const timeoutMs = 5000;

/** Names below `localhost` are this machine, whatever its resolver knows of them. (RFC 6761, 6.3) */
const lookUp: LookupFunction = (name, options, answer) => {
  lookup(name.endsWith('.localhost') ? 'localhost' : name, options, answer);
};

/** Posts a notification as JSON; the status of its answer. Throws when there is none in five seconds. */
export async function postNotice(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<number> {
  const url = new URL(address);
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = send(
      url,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        lookup: lookUp,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
