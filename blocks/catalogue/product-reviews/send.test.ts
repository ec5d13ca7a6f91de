import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageData } from '../../kit/testing/page-data.ts';
import type { CastVote } from './cast-vote.ts';
import { sendReview, sendVote } from './send.ts';

interface FakeElement {
  textContent: string;
  hidden: boolean;
  attributes: Record<string, string>;
  dataset: Record<string, string>;
  isFocused: boolean;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  focus(): void;
}

function fakeElement(): FakeElement {
  return {
    textContent: '',
    hidden: true,
    attributes: {},
    dataset: {},
    isFocused: false,
    getAttribute(name) {
      return this.attributes[name] ?? null;
    },
    setAttribute(name, value) {
      this.attributes[name] = value;
    },
    focus() {
      this.isFocused = true;
    },
  };
}

let entries: [string, string][];
let sent: unknown[];
let answer: () => Promise<Response>;
const answering = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));
let cast: () => Promise<CastVote>;

beforeEach(() => {
  sent = [];
  entries = [
    ['sku', '4711'],
    ['locale', 'de-AT'],
  ];
  vi.stubGlobal('document', pageData('de-AT'));
  vi.stubGlobal(
    'FormData',
    class {
      keys = () => entries.map(([name]) => name);
      getAll = (wanted: string) => entries.filter(([name]) => name === wanted).map(([, value]) => value);
    },
  );
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)]);
    return answer();
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const section = { dataset: { failed: 'Noch einmal, bitte', thanks: 'Danke, Deine Stimme zählt.' } };

describe('a vote', () => {
  async function vote(presses = 1) {
    const status = fakeElement();
    const made: unknown[] = [];
    vi.stubGlobal('document', { ...pageData('de-AT'), createElement: () => status });
    const buttons = ['yes:a', 'no:a'].map((value) => ({
      ...fakeElement(),
      value,
      count: fakeElement(),
      querySelector() {
        return this.count;
      },
    }));
    const [pressed] = buttons;
    const form = {
      action: '/feedback',
      closest: () => section,
    };
    const group = {
      querySelectorAll: () => [button, buttons[1]],
      querySelector: () => made[0],
      append: (element: unknown) => made.push(element),
    };
    const button = { ...pressed, parentElement: group };
    const press = (): Promise<void> =>
      sendVote(
        form as unknown as HTMLFormElement,
        button as unknown as HTMLButtonElement,
        (_section, given) => {
          sent.push(given);
          return cast();
        },
      );
    const sending = Array.from({ length: presses }, press);
    await vi.runAllTimersAsync();
    await Promise.all(sending);
    await vi.runAllTimersAsync();
    return { status, made, button, other: buttons[1], press };
  }

  test('is sent, and the numbers of the answer are shown', async () => {
    cast = () => Promise.resolve({ ok: true, helpful: 1234, notHelpful: 2 });
    const { status, button, other } = await vote();
    expect(sent).toEqual([{ review: 'a', isHelpful: true }]);
    expect([button.count?.textContent, other?.count.textContent]).toEqual([
      (1234).toLocaleString('de-AT'),
      '2',
    ]);
    expect([button.attributes, other?.attributes]).toEqual([
      { 'aria-pressed': 'true' },
      { 'aria-pressed': 'false' },
    ]);
    expect(status.textContent).toBe('Danke, Deine Stimme zählt.');
  });

  test('is thanked for beside its buttons, in one place for all presses', async () => {
    cast = () => Promise.resolve({ ok: false, detail: 'Zu oft' });
    const { status, made, press } = await vote();
    const again = press();
    await vi.runAllTimersAsync();
    await again;
    expect(made).toEqual([status]);
    expect(status).toMatchObject({ role: 'status', textContent: 'Zu oft' });
  });

  test('is one, however often its button is pressed', async () => {
    cast = () => Promise.resolve({ ok: true, helpful: 1, notHelpful: 0 });
    const { press } = await vote(2);
    await press();
    expect(sent).toHaveLength(1);
  });

  test('that is refused or lost says so, and changes no number', async () => {
    cast = () => Promise.resolve({ ok: false, detail: 'Zu oft' });
    const refused = await vote();
    expect([refused.status.textContent, refused.button.count?.textContent]).toEqual(['Zu oft', '']);
    cast = () => Promise.resolve({ ok: false, detail: undefined });
    expect((await vote()).status.textContent).toBe('Noch einmal, bitte');
  });
});

describe('a review', () => {
  async function send() {
    const place = fakeElement();
    const button: { ariaBusy: string | null } = { ariaBusy: null };
    let replacedBy: unknown;
    const form = {
      action: '/store',
      querySelector: (selector: string) => (selector === '[data-answer]' ? place : button),
      closest: (selector: string) =>
        selector === 'section' ? section : { replaceWith: (element: unknown) => (replacedBy = element) },
    };
    const sending = [1, 2].map(() => sendReview(form as unknown as HTMLFormElement));
    await vi.runAllTimersAsync();
    await Promise.all(sending);
    return { place, button, replacedBy: () => replacedBy };
  }

  test('is sent once, keywords as a list, and thanks stand in the place of the form', async () => {
    entries.push(['stars', '5'], ['tags', 'comfortable'], ['tags', 'good-value']);
    answer = answering(200, { message: 'Danke für Deine Bewertung.' });
    const { place, replacedBy, button } = await send();
    expect(sent).toEqual([
      ['/store', { sku: '4711', locale: 'de-AT', stars: '5', tags: ['comfortable', 'good-value'] }],
    ]);
    expect(replacedBy()).toBe(place);
    expect(place).toMatchObject({
      textContent: 'Danke für Deine Bewertung.',
      hidden: false,
      isFocused: true,
    });
    expect(place.attributes).toEqual({ role: 'status' });
    expect(button.ariaBusy).toBeNull();
  });

  test('that is refused stays, with all that is wrong above its button', async () => {
    answer = answering(400, {
      detail: 'Noch nicht vollständig.',
      errors: [{ detail: 'Sterne: fehlen' }, { detail: 'Name: zu kurz' }],
    });
    const { place, replacedBy } = await send();
    expect(place.textContent).toBe('Noch nicht vollständig.\nSterne: fehlen\nName: zu kurz');
    expect(place).toMatchObject({ hidden: false, isFocused: true });
    expect(replacedBy()).toBeUndefined();
  });

  test('that gets lost on the way can be sent again', async () => {
    answer = () => Promise.reject(new Error('offline'));
    const { place, button } = await send();
    expect([place.textContent, button.ariaBusy]).toEqual(['Noch einmal, bitte', null]);
  });
});
