/** The captcha of a form. */
export interface Captcha {
  /** Waits until the form can be sent: with a solution, or without one where that is wanted or not to be had. */
  settle(): Promise<void>;
  /** What proved something is used up. `isAsked`: whether the next try needs a proof; `words`: what is wrong with this one. */
  renew(isAsked: boolean, words: string): void;
}

/** Milliseconds after which a solution is too old to be sent: half of what the shop allows. */
const lifeMs = 10 * 60_000;

type State = 'working' | 'done' | 'skipped' | 'failed';

/** Runs the captcha in its box: its code comes when somebody first touches the form, and works while the form is filled in. */
export function useCaptcha(form: HTMLFormElement, box: HTMLElement): Captcha {
  const input = box.querySelector<HTMLInputElement>('[name=captcha]');
  const skip = box.querySelector<HTMLInputElement>('[data-skip]');
  const status = box.querySelector('[role=status]');
  let work: Promise<void> | undefined;
  let stop = new AbortController();
  let solvedAt = 0;

  function show(state: State): void {
    box.dataset.state = state;
    if (status) status.textContent = box.dataset[state] ?? '';
  }

  function begin(): Promise<void> {
    if (box.hidden || skip?.checked || !input) return Promise.resolve();
    if (input.value !== '' && performance.now() - solvedAt > lifeMs) forget();
    return (work ??= solve(input));
  }

  async function solve(into: HTMLInputElement): Promise<void> {
    const { signal } = (stop = new AbortController());
    show('working');
    try {
      const { solveTask } = await import('./solve-task.ts');
      const solution = await solveTask(signal);
      if (signal.aborted) return;
      into.value = solution;
      solvedAt = performance.now();
      show('done');
    } catch {
      // The form goes without it, by the token that it was drawn with.
      if (!signal.aborted) show('failed');
    }
  }

  function forget(): void {
    stop.abort();
    work = undefined;
    if (input) input.value = '';
  }

  form.addEventListener('focusin', () => void begin());
  // Whoever was quicker than this code is already in a field.
  if (form.matches(':focus-within')) void begin();
  skip?.addEventListener('change', () => {
    forget();
    if (skip.checked) show('skipped');
    else void begin();
  });
  return {
    settle: begin,
    renew(isAsked, words) {
      forget();
      const place = box.querySelector<HTMLElement>('[id$=-fault]');
      if (place) place.hidden = words === '';
      const text = place?.querySelector('[data-words]');
      if (text) text.textContent = words;
      if (isAsked) box.hidden = false;
      void begin();
    },
  };
}
