import { readConsent } from '../../kit/browser/read-consent.ts';
import { layoutId } from '../../../schemas/layout-id.ts';
import { choiceCookie, endedCookie } from './consent-cookie.ts';

const eventName = 'consent-changed';

/** Consent to functional storage, and the call that forgets what the shop has kept with it. */
const functional = 'C0003';
/** Consent to marketing, with which alone a value may stand that others know a visitor by. */
const marketing = 'C0004';
const forgetting = '/api/search/searchhistory/deleteall';

let banner: HTMLElement | undefined;
let opener: HTMLElement | undefined;

/** Shows the banner to whoever has not chosen yet, and listens for choices and for links to the settings. */
export function start(element: HTMLElement): void {
  if (banner === element) return;
  banner = element;
  document.addEventListener(eventName, keep, true);
  document.addEventListener('click', followLink);
  element.addEventListener('keydown', (event) => {
    // Without a choice there is nothing to go back to: the banner stays until one is made.
    if (event.key === 'Escape' && chosen()) close();
  });
  if (!chosen()) element.togglePopover(true);
}

/** A press on one of the banner's buttons, or on a link to the settings (`data-action="consent-banner"`). */
export function run(element: HTMLElement): void {
  const found = document.getElementById(layoutId('consent'));
  if (!found) return;
  start(found);
  if (!(element instanceof HTMLButtonElement)) open(element);
  else if (element.value === 'close') close();
  else choose(element.value);
}

function chosen(): string[] | undefined {
  return readConsent(document.cookie, banner?.dataset.cookie ?? '');
}

function boxes(): HTMLInputElement[] {
  return [...(banner?.querySelectorAll('input') ?? [])];
}

/** Links that editors wrote lead to the settings too, unless a node of theirs has that name. */
function followLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLElement>('a[href="#consent"]') : null;
  if (!link || event.defaultPrevented || document.getElementById('consent')) return;
  event.preventDefault();
  open(link);
}

function open(from: HTMLElement): void {
  const categories = chosen();
  opener = from;
  for (const box of boxes()) if (!box.disabled) box.checked = categories?.includes(box.value) === true;
  banner?.toggleAttribute('data-settings', categories !== undefined);
  banner?.togglePopover(true);
  banner?.focus();
}

function choose(answer: string): void {
  const taken = boxes().filter(
    (box) => box.disabled || answer === 'all' || (answer === 'chosen' && box.checked),
  );
  const categories = taken.map(({ value }) => value);
  document.dispatchEvent(new CustomEvent(eventName, { detail: { categories } }));
}

/** Whoever sends the event: the choice is kept before others who listen for it read the cookie. */
function keep(event: Event): void {
  const { categories } = (event as CustomEvent<{ categories: string[] }>).detail;
  const isWithdrawn = chosen()?.includes(functional) === true && !categories.includes(functional);
  const isSecure = location.protocol === 'https:';
  document.cookie = choiceCookie(banner?.dataset.cookie ?? '', categories, isSecure);
  if (!categories.includes(marketing)) document.cookie = endedCookie(banner?.dataset.cc ?? 'cc', isSecure);
  if (isWithdrawn) forget();
  close();
}

/** Should the call fail, what was kept goes with the next one that comes without consent. */
function forget(): void {
  const headers = { 'Content-Type': 'application/json' };
  fetch(forgetting, { method: 'POST', headers, body: '{}', keepalive: true }).catch(() => {});
}

function close(): void {
  banner?.togglePopover(false);
  opener?.focus();
  opener = undefined;
}
