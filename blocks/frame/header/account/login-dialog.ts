import { adoptStyles } from '../../../kit/browser/adopt-styles.ts';
import { fetchPage } from '../../../kit/browser/fetch-page.ts';
import { injectStyles } from '../../../kit/browser/inject-styles.ts';
import { loginDialog } from './login-dialog-styles.ts';

interface FormModule {
  run(form: HTMLElement): void;
  start(element: HTMLElement): void;
}

const formAction = 'login-form';
const place = '[data-role=login]';

/**
 * Opens the login above the page: its form is that of its own page. Where the page has it already, one is led to it. Rejects
 * when it cannot be had; the link then leads there.
 */
export async function openLogin(link: HTMLAnchorElement): Promise<void> {
  const own = document.querySelector<HTMLElement>(`main ${place}`);
  if (own) return focusFirst(own);
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  try {
    const address = new URL(link.dataset.page ?? link.href, location.href);
    const from = await fetchPage(address.href);
    const part = from.querySelector<HTMLElement>(`main ${place}`);
    const url = actionOf(from);
    if (!part || url === undefined) throw new Error('No login');
    const module = (await import(/* @vite-ignore */ url)) as FormModule;
    adoptStyles(from);
    injectStyles(loginDialog.css);
    show(link, document.importNode(part, true), from.querySelector('h1')?.textContent ?? '', module);
  } finally {
    link.ariaBusy = null;
  }
}

function show(link: HTMLAnchorElement, part: HTMLElement, title: string, module: FormModule): void {
  const dialog = document.createElement('dialog');
  dialog.className = loginDialog.classes.root;
  dialog.append(headOf(dialog, title, link.dataset.close ?? ''), part);
  for (const target of part.querySelectorAll<HTMLInputElement>('[name=target]'))
    target.value = location.pathname + location.search;
  // The page’s own script knows nothing of this form.
  dialog.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    if (form?.dataset.action !== formAction) return;
    event.preventDefault();
    module.run(form);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  for (const element of part.querySelectorAll<HTMLElement>(`[data-action-start=${formAction}]`))
    module.start(element);
  dialog.showModal();
  focusFirst(part);
}

function headOf(dialog: HTMLDialogElement, title: string, closeWords: string): HTMLElement {
  const head = document.createElement('div');
  const heading = document.createElement('h2');
  heading.textContent = title;
  heading.id = 'login-dialog-title';
  dialog.setAttribute('aria-labelledby', heading.id);
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = closeWords;
  close.addEventListener('click', () => dialog.close());
  head.className = loginDialog.classes.head;
  head.append(heading, close);
  return head;
}

/** To the first field, or where there is none to the first link. */
function focusFirst(part: HTMLElement): void {
  (part.querySelector<HTMLElement>('input:not([type=hidden])') ?? part.querySelector('a'))?.focus();
}

function actionOf(page: Document): string | undefined {
  const json = page.querySelector('script[data-modules]')?.textContent ?? '{}';
  return (JSON.parse(json) as { actions?: Record<string, string> }).actions?.[formAction];
}
