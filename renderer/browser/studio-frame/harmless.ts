/**
 * Makes a page that is edited do nothing real: forms are not sent (the policy of the page forbids it, too), calls that would change
 * something are refused as a shop refuses them, and those that read are a stranger's, whoever else this browser is. `mayAsk`:
 * paths of the page's own calls.
 */
export function makeHarmless(mayAsk: readonly string[]): void {
  document.addEventListener('submit', stop, true);

  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (mayAsk.includes(new URL(request.url).pathname)) return ask(request);
    if (isRead(request.method)) return ask(request, { credentials: 'omit' });
    return Response.json(
      { type: 'about:blank', title: 'Forbidden', status: 403, detail: 'A page that is edited changes nothing.' },
      { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
    );
  };

  // Forms of the basket are sent by it, for the page that follows: they get the page as it is.
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function openRead(method: string, url: string | URL): void {
    open.call(this, isRead(method) ? method : 'GET', isRead(method) ? url : '/api/nothing', true);
  };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function isRead(method: string): boolean {
  return /^(GET|HEAD)$/i.test(method);
}
