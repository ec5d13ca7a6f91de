import { pageLocale } from '../browser/page-locale.ts';

/** What the shop says of a form, or the browser, where the shop says nothing. */
export type FormAnswer =
  /** `to`: path of the page that it leads to; `message`: what is said there. */
  | { ok: true; to: string; message: string | null }
  | { ok: false; detail: string; errors: readonly { field: string; detail: string }[]; needsProof: boolean };

/** Milliseconds that an answer is waited for: passwords take their time on a busy shop. */
const timeoutMs = 20_000;

/** Sends a form of an account as JSON. Never throws: what fails is an answer in the form’s own words. */
export async function postForm(form: HTMLFormElement, ask: typeof fetch = fetch): Promise<FormAnswer> {
  const { form: name = '', ...entries } = Object.fromEntries(new FormData(form));
  const { failed = '', offline = failed, busy = failed } = form.dataset;
  const refused = (detail: string): FormAnswer => ({ ok: false, detail, errors: [], needsProof: false });
  let answer: Response;
  try {
    const language = encodeURIComponent(pageLocale());
    answer = await ask(`/api/customer/v1/${String(name)}?locale=${language}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return refused(offline);
  }
  const body = await read(answer);
  if (answer.ok && typeof body.to === 'string')
    return { ok: true, to: body.to, message: body.message ?? null };
  const isBusy = answer.status === 429 || answer.status === 503;
  return {
    ok: false,
    detail: body.detail ?? (isBusy ? busy : failed),
    errors: body.errors ?? [],
    needsProof: body.needsProof === true,
  };
}

interface Body {
  to?: string;
  message?: string | null;
  detail?: string;
  errors?: { field: string; detail: string }[];
  needsProof?: boolean;
}

/** What stands before the shop answers with pages of its own, and with nothing. */
async function read(answer: Response): Promise<Body> {
  try {
    return ((await answer.json()) ?? {}) as Body;
  } catch {
    return {};
  }
}
