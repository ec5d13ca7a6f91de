interface Problem {
  detail?: string;
  errors?: { detail: string }[];
  message?: string;
  helpful?: number;
  notHelpful?: number;
}

/** Sends a vote; the numbers beside the review are then those of the shop. */
export async function sendVote(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const { failed = '', thanks = '' } = form.closest('section')?.dataset ?? {};
  const group = button.parentElement;
  // The second press of a double click is no second vote.
  if (!group || group.ariaBusy === 'true' || button.getAttribute('aria-pressed') === 'true') return;
  group.ariaBusy = 'true';
  const status = statusIn(group);
  const answer = await post(form.action, { ...entriesOf(form), vote: button.value });
  group.ariaBusy = null;
  const words = answer?.ok ? thanks : (answer?.body.detail ?? failed);
  if (answer?.ok) {
    const numbers = [answer.body.helpful, answer.body.notHelpful];
    for (const [index, other] of [...group.querySelectorAll('button')].entries()) {
      other.setAttribute('aria-pressed', String(other === button));
      const place = other.querySelector('span');
      if (place) place.textContent = (numbers[index] ?? 0).toLocaleString(document.documentElement.lang);
    }
  }
  say(status, words);
}

/** Sends a review; thanks stand in the place of the form, and what is wrong above its button. */
export async function sendReview(form: HTMLFormElement): Promise<void> {
  const told = form.querySelector<HTMLElement>('[data-told]');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!told || button?.ariaBusy === 'true') return;
  if (button) button.ariaBusy = 'true';
  const answer = await post(form.action, entriesOf(form));
  if (button) button.ariaBusy = null;
  const { failed = '' } = form.closest('section')?.dataset ?? {};
  told.hidden = false;
  if (answer?.ok) {
    told.setAttribute('role', 'status');
    told.dataset.told = 'good';
    form.closest('details')?.replaceWith(told);
    told.textContent = answer.body.message ?? '';
  } else {
    const errors = answer?.body.errors?.map(({ detail }) => detail) ?? [];
    told.textContent = [answer?.body.detail ?? failed, ...errors].join('\n');
  }
  told.focus();
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

async function post(url: string, entries: object): Promise<{ ok: boolean; body: Problem } | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(10_000),
    });
    return { ok: answer.ok, body: (await answer.json()) as Problem };
  } catch {
    return undefined;
  }
}
