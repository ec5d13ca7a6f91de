/** Milliseconds after which the browser is left to load the page by itself. */
const patience = 5000;

let running: XMLHttpRequest | undefined;

/**
 * A page of the shop as a document of its own, in which nothing runs. Never settles when another is asked for meanwhile.
 * Rejects for anything but a page that answers well at this very address.
 */
export function askForPage(address: string): Promise<Document> {
  stopAsking();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    running = request;
    request.responseType = 'document';
    request.timeout = patience;
    request.onload = () => {
      running = undefined;
      const page: unknown = request.response;
      const isThere = request.status === 200 && pathOf(request.responseURL) === pathOf(address);
      if (isThere && page instanceof Document) resolve(page);
      else reject(new Error(`${request.status}`));
    };
    request.onerror = request.ontimeout = () => {
      running = undefined;
      reject(new Error('No answer'));
    };
    request.open('GET', address);
    request.send();
  });
}

/** Wants no answer any more. */
export function stopAsking(): void {
  running?.abort();
  running = undefined;
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}
