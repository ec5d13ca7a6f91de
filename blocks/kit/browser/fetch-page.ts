import { partAddress } from './adopt-styles.ts';

/** Milliseconds after which the browser is left to load the page by itself. */
const timeoutMs = 5000;

/**
 * A page of the shop as a document of its own, in which nothing runs, its styles as text (`adoptStyles`). Rejects for anything but a page that answers well at
 * this very address, which is absolute; never settles once `signal` says that it is not wanted any more.
 */
export function fetchPage(address: string, signal?: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.onload = () => {
      const page = request.responseXML;
      const isThere = request.status === 200 && pathOf(request.responseURL) === pathOf(address);
      if (isThere && page) resolve(page);
      else reject(new Error(`${request.status}`));
    };
    request.onerror = request.ontimeout = () => reject(new Error('No answer'));
    signal?.addEventListener('abort', () => request.abort());
    request.open('GET', partAddress(address));
    request.send();
  });
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}
