import { reviewQueryNames } from '../../../schemas/rating/review-limits.ts';
import { fetchPage } from '../../kit/browser/fetch-page.ts';
import { parameterName } from '../../kit/browser/parameter-name.ts';
import { leadLanguageLinks, takeLanguageLinks } from '../../kit/browser/take-language-links.ts';
import { chosenBy } from '../../kit/product/chosen-by.ts';
import { announceShownChoice } from '../../kit/product/shown-choice.ts';
import { clearRequiredChoice } from './require-choice.ts';

/** The request for what was chosen last. */
let pending = new AbortController();

/**
 * Shows what the form has chosen: takes the parts that a choice changes from the page of that choice, which stays
 * readable, puts its address into the bar, and says aloud what is new. The last choice wins.
 */
export function choose(form: HTMLFormElement): void {
  const stage = form.closest<HTMLElement>('[data-role=product]');
  if (!stage) return;
  clearRequiredChoice(form);
  const url = new URL(form.action);
  url.search = chosenBy(form).toString();
  pending.abort();
  pending = new AbortController();
  void show(stage, url, pending.signal);
}

async function show(stage: HTMLElement, url: URL, signal: AbortSignal): Promise<void> {
  const isPage = !stage.closest('dialog');
  stage.ariaBusy = 'true';
  if (isPage) leadLanguageLinks(url.search);
  try {
    const page = await fetchPage(url.href, signal);
    const next = page.querySelector<HTMLElement>(`[data-sku="${stage.dataset.sku ?? ''}"]`);
    if (!next) throw new Error('Another product');
    takeOver(stage, next);
    if (isPage) {
      history.replaceState(history.state, '', withReviews(url));
      takeLanguageLinks(page);
    }
    stage.ariaBusy = null;
    announceShownChoice(stage);
  } catch {
    // What cannot be shown here is shown by its own page.
    location.assign(url);
  }
}

/** The address with the reviews that are shown, which a choice leaves as they are. */
function withReviews(url: URL): URL {
  const shown = new URL(location.href).searchParams;
  const whole = new URL(url);
  for (const name of Object.values(reviewQueryNames)) {
    const own = parameterName(name);
    const value = shown.get(own);
    if (value !== null && name !== reviewQueryNames.state) whole.searchParams.set(own, value);
  }
  return whole;
}

/** Puts the changed parts of the next stage in the place of this one's, without taking the focus from where it is. */
function takeOver(stage: HTMLElement, next: HTMLElement): void {
  for (const part of stage.querySelectorAll<HTMLElement>('[data-part]')) {
    const own = next.querySelector<HTMLElement>(`[data-part="${part.dataset.part ?? ''}"]`);
    if (!own || part.isEqualNode(own)) continue;
    if (part.dataset.part === 'choice') takeAxes(part, own);
    else replacePart(stage, part, document.importNode(own, true));
  }
  const { spoken } = next.dataset;
  const voice = stage.querySelector('[data-role=spoken]');
  if (voice && spoken !== undefined) voice.textContent = spoken;
}

/**
 * What has the focus keeps it, and what was ticked stays so: the new part has one of its name. They belong to the form that stands
 * here, which has another name in a layer.
 */
function replacePart(stage: HTMLElement, part: HTMLElement, next: HTMLElement): void {
  const form = stage.querySelector('form[data-role=choice]');
  if (form) for (const control of next.querySelectorAll('[form]')) control.setAttribute('form', form.id);
  for (const { name } of part.querySelectorAll<HTMLInputElement>('input:checked'))
    for (const box of next.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) box.checked = true;
  const { activeElement } = document;
  const name = activeElement && part.contains(activeElement) ? activeElement.getAttribute('name') : null;
  part.replaceWith(next);
  if (name !== null) next.querySelector<HTMLElement>(`[name="${name}"]`)?.focus({ preventScroll: true });
}

/** Axes of the form one by one: in the one that was pressed only its words change, so that the focus stays. */
function takeAxes(form: HTMLElement, next: HTMLElement): void {
  const nextAxes = [...next.querySelectorAll<HTMLElement>('[data-axis]')];
  for (const axis of form.querySelectorAll<HTMLElement>('[data-axis]')) {
    const own = nextAxes.find(({ dataset }) => dataset.axis === axis.dataset.axis);
    if (!own) axis.remove();
    else if (axis.contains(document.activeElement)) {
      const words = axis.querySelector('[data-role=chosen]');
      if (words) words.textContent = own.querySelector('[data-role=chosen]')?.textContent ?? '';
      takeDrawn(axis, own);
    } else axis.replaceWith(document.importNode(own, true));
  }
  const known = new Set(
    [...form.querySelectorAll<HTMLElement>('[data-axis]')].map(({ dataset }) => dataset.axis),
  );
  const last = form.querySelector('button');
  for (const own of nextAxes)
    if (!known.has(own.dataset.axis)) form.insertBefore(document.importNode(own, true), last);
}

/** What stays is from now on drawn with what is chosen, by which it can be told that the page shows it. */
function takeDrawn(axis: HTMLElement, next: HTMLElement): void {
  const drawn = next.querySelector<HTMLInputElement>('input[checked]')?.value;
  for (const radio of axis.querySelectorAll('input')) radio.defaultChecked = radio.value === drawn;
}
