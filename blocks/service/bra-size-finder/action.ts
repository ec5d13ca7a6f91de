import { fillText } from '../../kit/text/fill-text.ts';
import { type Answer, answerOf, type GirthFault, isOffered, valuesOf } from './answer-of.ts';
import { girthQueries } from './girth-queries.ts';

/** Attribute of a field that has the words for a fault. */
const wordsFor: Record<GirthFault, string> = {
  empty: 'missing',
  'not-a-number': 'wrong',
  'not-half': 'half',
  below: 'below',
};

/** Answers the form where it stands. What was found or was wrong is taken back as soon as it no longer holds. */
export function run(form: HTMLElement, event: Event): void {
  const underbust = fieldOf(form, girthQueries.underbust);
  const bust = fieldOf(form, girthQueries.bust);
  const place = form.nextElementSibling as HTMLElement | null;
  if (!underbust || !bust || !place) return;
  const answer = answerOf(underbust.value, bust.value);
  const faults: Partial<Record<'underbust' | 'bust', GirthFault>> = answer.kind === 'faulty' ? answer : {};
  if (event.type === 'submit') {
    tell(underbust, faults.underbust);
    tell(bust, faults.bust);
    show(place, answer);
    focusAfter(answer, form, place);
    return;
  }
  if (isWrong(underbust) && !faults.underbust) tell(underbust, undefined);
  if (isWrong(bust) && !faults.bust) tell(bust, undefined);
  for (const outcome of all(place, '[data-outcome]')) outcome.hidden = true;
}

function fieldOf(form: HTMLElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`[name="${name}"]`);
}

function all(place: HTMLElement, selector: string): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(selector)];
}

const isWrong = ({ ariaInvalid }: HTMLInputElement): boolean => ariaInvalid === 'true';

/** Says beside a field what is wrong with it, or nothing. */
function tell(control: HTMLInputElement, fault: GirthFault | undefined): void {
  control.ariaInvalid = fault ? 'true' : null;
  const place = document.getElementById(`${control.id}-fault`);
  const words = place?.querySelector('[data-words]');
  if (!place || !words) return;
  place.hidden = !fault;
  words.textContent = fault ? (control.dataset[wordsFor[fault]] ?? '') : '';
}

/** Shows what came out, in a place that is read aloud when it changes. */
function show(place: HTMLElement, answer: Answer): void {
  if (answer.kind === 'found') {
    const number = new Intl.NumberFormat(document.documentElement.lang);
    const values = valuesOf(answer, (value) => number.format(value));
    for (const element of all(place, '[data-fill]'))
      element.textContent = fillText(element.dataset.fill ?? '', values);
    for (const link of all(place, '[data-address]'))
      link.setAttribute('href', fillText(link.dataset.address ?? '', values));
    const offer = isOffered(answer.size, place.dataset.sizes) ? 'some' : 'none';
    for (const part of all(place, '[data-offer]')) part.hidden = part.dataset.offer !== offer;
  }
  for (const outcome of all(place, '[data-outcome]'))
    outcome.hidden = outcome.dataset.outcome !== answer.kind;
}

/** Leads to what is wrong first; else to the button, which takes a phone's keyboard away from the answer. */
function focusAfter(answer: Answer, form: HTMLElement, place: HTMLElement): void {
  if (answer.kind === 'faulty') {
    fieldOf(form, answer.underbust ? girthQueries.underbust : girthQueries.bust)?.focus();
    return;
  }
  form.querySelector('button')?.focus();
  place.scrollIntoView({ block: 'nearest' });
}
