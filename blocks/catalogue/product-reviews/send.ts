import { pageLocale } from '../../kit/browser/page-locale.ts';
import { requestJson } from '../../kit/rest/request-json.ts';
import { RestFailure } from '../../kit/rest/rest-failure.ts';
import { sendOnce } from '../../kit/rest/send-once.ts';
import { castVote } from './cast-vote.ts';

/** What the shop says of a review that it does not take. */
interface Problem {
  detail?: string;
  errors?: { detail: string }[];
}

/** Sends a vote; the numbers beside the review are then those of the shop. */
export async function sendVote(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  cast: typeof castVote = castVote,
): Promise<void> {
  const section = form.closest('section');
  const [, word, review] = /^(yes|no):(.+)$/.exec(button.value) ?? [];
  const group = button.parentElement;
  // The second press of a double click is no second vote.
  if (!section || review === undefined || !group || group.ariaBusy === 'true') return;
  if (button.getAttribute('aria-pressed') === 'true') return;
  group.ariaBusy = 'true';
  const status = statusIn(group);
  const answer = await cast(section, { review, isHelpful: word === 'yes' });
  group.ariaBusy = null;
  const { failed = '', thanks = '' } = section.dataset;
  if (answer.ok) showVotes(group, button, [answer.helpful, answer.notHelpful]);
  say(status, answer.ok ? thanks : (answer.detail ?? failed));
}

function showVotes(group: HTMLElement, pressed: HTMLButtonElement, numbers: readonly number[]): void {
  for (const [index, other] of [...group.querySelectorAll('button')].entries()) {
    other.setAttribute('aria-pressed', String(other === pressed));
    const place = other.querySelector('span');
    if (place) place.textContent = (numbers[index] ?? 0).toLocaleString(pageLocale());
  }
}

/** Sends a review; thanks stand in the place of the form, and what is wrong above its button. */
export async function sendReview(form: HTMLFormElement): Promise<void> {
  const place = form.querySelector<HTMLElement>('[data-answer]');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!place || button?.ariaBusy === 'true') return;
  if (button) button.ariaBusy = 'true';
  const { failed = '' } = form.closest('section')?.dataset ?? {};
  try {
    const body = entriesOf(form);
    const { message = '' } = await sendOnce(
      (headers) => requestJson<{ message?: string }>(form.action, { body, headers }),
      `review ${JSON.stringify(body)}`,
    );
    place.setAttribute('role', 'status');
    place.dataset.answer = 'good';
    form.closest('details')?.replaceWith(place);
    place.textContent = message;
  } catch (error) {
    const { detail = failed, errors = [] } = problemOf(error);
    place.textContent = [detail, ...errors.map((each) => each.detail)].join('\n');
  }
  if (button) button.ariaBusy = null;
  place.hidden = false;
  place.focus();
}

/** The place beside the buttons where is said what became of a press. */
function statusIn(group: HTMLElement): Element {
  const known = group.querySelector('[role=status]');
  if (known) return known;
  const status = document.createElement('span');
  status.role = 'status';
  group.append(status);
  return status;
}

/** Emptied first, so that the same words are read aloud again. */
function say(place: Element, words: string): void {
  place.textContent = '';
  setTimeout(() => (place.textContent = words), 50);
}

/** The entries of a form: a text each, and a list for keywords, which can be several. */
function entriesOf(form: HTMLFormElement): Record<string, string | string[]> {
  const data = new FormData(form);
  const entries: Record<string, string | string[]> = {};
  for (const name of new Set(data.keys())) {
    const texts = data.getAll(name).filter((value) => typeof value === 'string');
    entries[name] = name === 'tags' ? texts : (texts[0] ?? '');
  }
  return entries;
}

/** What the shop said; nothing where it said nothing that readers understand. */
function problemOf(error: unknown): Problem {
  const cause: unknown = error instanceof RestFailure ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && !(cause instanceof Error) ? cause : {};
}
