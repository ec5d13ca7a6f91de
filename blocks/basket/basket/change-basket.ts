import { guardAgain } from '../../kit/form/guard-once.ts';
import { partAddress } from '../../kit/browser/adopt-styles.ts';
import { morphElement } from '../../kit/collection/morph-element.ts';
import { ownersMark } from '../../kit/collection/owners-mark.ts';
import { postForPage } from '../../kit/collection/post-for-page.ts';
import { publishCounts, notifyOtherTabs } from '../../kit/collection/collection-events.ts';
import { announce } from './announce.ts';
import { focusAfter, focusBeside } from './keep-focus.ts';
import { type Change, sendChanges } from './send-changes.ts';
import { showFailure } from './show-failure.ts';
import { tellLoggedOut } from './tell-logged-out.ts';
import {
  forgetWishes,
  isGoing,
  lineOf,
  showLines,
  wishAway,
  wishStep,
  wishTyped,
} from './wished-quantity.ts';

const find = (): HTMLElement | null => document.querySelector('[data-role=basket]');
const keyOf = (sku: string): string => `quantity ${sku}`;

const sender = sendChanges<Document>({
  send: (entries) => postForPage(partAddress(location.pathname), entries),
  show,
  fail,
});

/** Takes what a form says for the basket: quantities and removals show at once, amounts when the shop has said them. */
export function changeBasket(form: HTMLFormElement, event: Event): void {
  const submitter = event instanceof SubmitEvent ? (event.submitter as HTMLButtonElement | null) : null;
  const entries = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)] as const);
  const { form: name = '', sku = '', service = '' } = Object.fromEntries(entries);
  const line = lineOf(document, sku);
  if (name === 'change') changeQuantity(line, submitter);
  else if (name === 'remove') remove(line);
  // Pressed twice it is meant once; what is chosen while the last choice is on its way counts.
  else {
    const key = service === '' ? name : `service ${service} ${sku}`;
    if (!sender.has(key, entries)) send({ key, entries, isDebounced: false });
  }
}

function changeQuantity(line: HTMLElement | undefined, submitter: HTMLElement | null): void {
  const { step } = submitter?.dataset ?? {};
  if (!line) return;
  const quantity = step === undefined ? wishTyped(line) : wishStep(line, Number(step));
  if (quantity === '0') remove(line);
  else if (quantity !== undefined) sendLine(line, 'change', quantity);
}

function remove(line: HTMLElement | undefined): void {
  if (!line || isGoing(line.dataset.sku ?? '')) return;
  focusBeside(line);
  wishAway(line);
  sendLine(line, 'remove');
}

function sendLine(line: HTMLElement, form: string, quantity?: string): void {
  const { sku = '' } = line.dataset;
  const more = quantity === undefined ? [] : [['quantity', quantity] as const];
  send({
    key: keyOf(sku),
    entries: [['form', form], ['sku', sku], ...ownersMark(line), ...more],
    isDebounced: form === 'change',
  });
}

function send(change: Change): void {
  const root = find();
  if (root && change.entries) root.ariaBusy = 'true';
  sender.add(change);
}

function show(page: Document, change: Change): void {
  const root = find();
  const next = page.querySelector<HTMLElement>('[data-role=basket]');
  if (!root || !next) throw new Error('No basket');
  if (change.entries && tellLoggedOut(root, next)) return showAsBefore(root);
  const before = root.dataset.told;
  morphElement(root, next);
  forgetWishes((sku) => sender.has(keyOf(sku)));
  showControls(root);
  // None where a code is redeemed, or there is nothing in the basket.
  const codeForm = root.querySelector<HTMLFormElement>('form:has([name=code])');
  if (codeForm) guardAgain(codeForm);
  const { count, told = '' } = root.dataset;
  if (told !== before) publishCounts({ basket: Number(count), basketWords: told });
  if (!change.entries) return;
  focusAfter(root, change);
  announce(root);
  notifyOtherTabs('basket');
}

function fail(lost: readonly Change[], reason: unknown): void {
  const root = find();
  if (!root) return;
  showAsBefore(root);
  showFailure(root, lost, reason);
}

function showAsBefore(root: HTMLElement): void {
  root.ariaBusy = null;
  forgetWishes(() => false);
  showControls(root);
}

/** What was pressed in the page counts no more than what the shop has said. */
function showControls(root: HTMLElement): void {
  showLines(root);
  if (sender.has('delivery')) return;
  for (const radio of root.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    radio.checked = radio.defaultChecked;
}

/** Looks again at what the basket is, without a word. */
export function lookAgain(): void {
  sender.add({ key: 'look', entries: null, isDebounced: false });
}

/** Sends what was wished and not yet sent, from a page that is left. */
export function sendAtLast(): void {
  for (const { entries } of sender.takeWaiting())
    if (entries) navigator.sendBeacon(location.pathname, new URLSearchParams(entries as [string, string][]));
}
