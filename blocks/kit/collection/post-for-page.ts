/** Milliseconds that an answer is waited for. */
const timeoutMs = 10_000;

/** What a form sends, in its order. */
export type Entries = readonly (readonly [name: string, value: string])[];

/**
 * Posts what a form would, and takes the page that follows as a document of its own, in which nothing runs: also the page
 * that says why it was refused. Without entries the page is asked for as it is. Rejects when no page comes.
 */
export function postForPage(address: string, entries: Entries | null): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.onload = () => {
      const page = request.responseXML;
      if (page) resolve(page);
      else reject(new Error(`${request.status}`));
    };
    request.onerror = request.ontimeout = () => reject(new TypeError('No answer'));
    request.open(entries ? 'POST' : 'GET', address);
    if (!entries) return request.send();
    request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
    request.send(new URLSearchParams(entries as [string, string][]).toString());
  });
}
