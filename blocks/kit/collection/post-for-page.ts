import { sendOnce } from '../rest/send-once.ts';

/** Milliseconds that an answer is waited for. */
const timeoutMs = 10_000;

/** What a form sends, in its order. */
export type Entries = readonly (readonly [name: string, value: string])[];

/**
 * Posts what a form would, and takes the page that follows as a document of its own, in which nothing runs: also the page
 * that says why it was refused. Without entries the page is asked for as it is. Rejects when no page comes; a change is sent so
 * that it counts once (`send-once.ts`).
 */
export async function postForPage(address: string, entries: Entries | null): Promise<Document> {
  const { status, page } = await (entries
    ? sendOnce((headers) => ask(address, entries, headers))
    : ask(address, null, {}));
  // A page of somebody between, where the shop did not answer.
  if (page && status !== 502 && status !== 504) return page;
  throw new Error(`${status}`);
}

function ask(
  address: string,
  entries: Entries | null,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; page: Document | null }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.onload = () => resolve({ status: request.status, page: request.responseXML });
    request.onerror = request.ontimeout = () => reject(new TypeError('No answer'));
    request.open(entries ? 'POST' : 'GET', address);
    if (!entries) return request.send();
    request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(new URLSearchParams(entries as [string, string][]).toString());
  });
}
