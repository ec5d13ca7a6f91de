/**
 * Lets the browser send a form once: a second press while the answer is on its way does nothing, and the button tells that. On a
 * page that is come back to it can be pressed again.
 */
export function sendByBrowserOnce(form: HTMLFormElement, browser: EventTarget = globalThis): void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button) return;
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    if (button.ariaBusy === 'true') event.preventDefault();
    else button.ariaBusy = 'true';
  });
  browser.addEventListener('pageshow', () => void (button.ariaBusy = null));
}
