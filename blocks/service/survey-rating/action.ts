import { readConsent } from '../../kit/browser/read-consent.ts';
import { guardOnce, isReady } from '../../kit/form/guard-once.ts';
import { sendOnce } from '../../kit/rest/send-once.ts';

const keyOf = (form: HTMLElement): string => `survey:${form.dataset.survey ?? ''}`;

/** Takes over the form. Whoever has answered, and lets the shop remember it, is not asked again. */
export function start(form: HTMLElement): void {
  if (form instanceof HTMLFormElement) guardOnce(form);
  const section = form.closest('section');
  if (section && mayRemember(form) && remembered(form)) section.hidden = true;
}

/** Sends an answer; thanks stand in the place of the form. */
export function run(form: HTMLElement): void {
  if (form instanceof HTMLFormElement && isReady(form)) void send(form);
}

async function send(form: HTMLFormElement): Promise<void> {
  const place = form.querySelector<HTMLElement>('[data-answer]');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!place || !button || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const answer = await post(form);
  button.ariaBusy = null;
  place.textContent = answer.words;
  place.hidden = false;
  if (!answer.ok) return;
  // Thanks are no fault, and do not look like one.
  place.setAttribute('role', 'status');
  place.tabIndex = -1;
  form.replaceWith(place);
  place.focus();
  if (mayRemember(form)) remember(form);
}

async function post(form: HTMLFormElement): Promise<{ ok: boolean; words: string }> {
  const { failed = '' } = form.dataset;
  try {
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    const ask = (headers: Record<string, string>): Promise<Response> =>
      fetch(form.action, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
        signal: AbortSignal.timeout(10_000),
      });
    const answer = await sendOnce(ask, `survey ${body}`);
    const { message, detail } = (await answer.json()) as { message?: string; detail?: string };
    return { ok: answer.ok, words: message ?? detail ?? failed };
  } catch {
    return { ok: false, words: failed };
  }
}

function mayRemember({ dataset }: HTMLElement): boolean {
  return readConsent(document.cookie, dataset.consent ?? '')?.includes('C0003') === true;
}

function remembered(form: HTMLElement): boolean {
  try {
    return localStorage.getItem(keyOf(form)) !== null;
  } catch {
    return false;
  }
}

function remember(form: HTMLElement): void {
  try {
    localStorage.setItem(keyOf(form), '1');
  } catch {
    // Then the question comes again on the next page.
  }
}
