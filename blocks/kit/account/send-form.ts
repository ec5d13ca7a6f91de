import { sessionEvents } from '../session/session-events.ts';
import { showServerFaults } from '../form/server-faults.ts';
import { goTo } from './go-to.ts';
import { type FormAnswer, postForm } from './post-form.ts';
import type { Captcha } from './use-captcha.ts';

/** Forms after which the visitor is somebody else, or has another session. */
const changing = new Set([
  ...['login', 'number-login', 'logout', 'change-password', 'change-details', 'confirm-email'],
  'delete-account',
]);
/** Forms after which their own page is another one: the login is left, or another address stands there. */
const redrawing = new Set(['logout', 'confirm-email']);

/** Milliseconds that another page is waited for. */
const pageTimeoutMs = 15_000;

/** Sends a form once at a time, and goes where it leads, or tells in words what is wrong. Nothing that was typed is lost. */
export async function sendForm(form: HTMLFormElement, captcha: Captcha | undefined): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  await captcha?.settle();
  const answer = await postForm(form);
  const release = (): void => void (button.ariaBusy = null);
  if (take(form, answer, captcha) === 'stays') return release();
  // What leads to another page stays busy until that has come, or does not come.
  addEventListener('pagehide', release, { once: true });
  setTimeout(release, pageTimeoutMs);
}

function take(form: HTMLFormElement, answer: FormAnswer, captcha: Captcha | undefined): 'stays' | 'goes' {
  if (!answer.ok) {
    showRefusal(form, answer, captcha);
    return 'stays';
  }
  if (changing.has(nameOf(form))) document.dispatchEvent(new Event(sessionEvents.changed));
  const target = new URL(answer.to, location.href);
  if (answer.message === null || redrawing.has(nameOf(form)) || target.pathname !== location.pathname) {
    goTo(target);
    return 'goes';
  }
  showNotice(form, 'good', answer.message);
  if (form.dataset.ends !== undefined) form.remove();
  else if (form.dataset.keeps === undefined) form.reset();
  return 'stays';
}

function showRefusal(
  form: HTMLFormElement,
  { detail, errors, needsProof }: Extract<FormAnswer, { ok: false }>,
  captcha: Captcha | undefined,
): void {
  captcha?.renew(needsProof, errors.find(({ field }) => field === 'captcha')?.detail ?? '');
  const placeless = showServerFaults(
    form,
    errors.filter(({ field }) => field !== 'captcha'),
  );
  if (errors.length === 0) showNotice(form, 'bad', detail);
  else if (placeless.length > 0) showNotice(form, 'bad', placeless.join(' '));
  else hideNotice(form);
}

const nameOf = (form: HTMLFormElement): string =>
  form.querySelector<HTMLInputElement>('[name=form]')?.value ?? '';

const placeOf = (form: HTMLFormElement): HTMLElement | null =>
  form.parentElement?.querySelector<HTMLElement>(':scope > [data-notice]') ?? null;

/** Shows above the form what became of it, and moves the focus there. */
function showNotice(form: HTMLFormElement, kind: 'good' | 'bad', text: string): void {
  const place = placeOf(form);
  const words = place?.querySelector('p');
  if (!place || !words) return;
  place.dataset.kind = kind;
  place.hidden = false;
  words.textContent = text;
  place.focus();
}

function hideNotice(form: HTMLFormElement): void {
  const place = placeOf(form);
  if (place) place.hidden = true;
}
