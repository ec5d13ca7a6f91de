import { beforeEach, describe, expect, test, vi } from 'vitest';
import { run, start } from './action.ts';

type Listener = (event: object) => void;

/** As much of an element as the code asks for. */
class FakeElement {
  id = '';
  hash = '';
  role: string | null = null;
  hidden = false;
  tabIndex = -1;
  ariaSelected: string | null = null;
  dataset: DOMStringMap = { action: 'tabs' };
  parentElement = { setAttribute: (): void => undefined };
  attributes = new Map<string, string>();
  listeners = new Map<string, Listener>();
  children: FakeElement[] = [];
  inner: FakeElement | undefined;
  scrolled = 0;
  scrollIntoView = (): void => void this.scrolled++;
  contains = (other: FakeElement): boolean => other === this || other === this.inner;
  hasLink = false;
  focus = (): void => void focusedOnes.push(this);
  setAttribute = (name: string, value: string): void => void this.attributes.set(name, value);
  addEventListener = (type: string, listener: Listener): void => void this.listeners.set(type, listener);
  querySelectorAll = (): FakeElement[] => this.children;
  querySelector = (): object | null => (this.hasLink ? {} : null);
  closest = (): FakeElement => this;
}

let focusedOnes: FakeElement[] = [];
let list: FakeElement;
let tabs: FakeElement[];
let panels: FakeElement[];
let changeHash: () => void;

beforeEach(() => {
  focusedOnes = [];
  list = new FakeElement();
  panels = ['n-1', 'n-2', 'n-3'].map((id) => Object.assign(new FakeElement(), { id }));
  tabs = panels.map(({ id }) => Object.assign(new FakeElement(), { hash: `#${id}` }));
  list.children = tabs;
  vi.stubGlobal('location', { hash: '' });
  const all = (): (FakeElement | undefined)[] => [...panels, ...panels.map(({ inner }) => inner)];
  vi.stubGlobal('document', { getElementById: (id: string) => all().find((one) => one?.id === id) ?? null });
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => (changeHash = listener));
});

const begin = (): void => start(list as unknown as HTMLElement);
const shown = (): string[] => panels.filter(({ hidden }) => !hidden).map(({ id }) => id);
const selected = (): string[] =>
  tabs.filter(({ ariaSelected }) => ariaSelected === 'true').map(({ hash }) => hash);
const send = (type: string, target: FakeElement | undefined, more: object = {}): boolean => {
  let prevented = false;
  list.listeners.get(type)?.({ target, preventDefault: () => (prevented = true), ...more });
  return prevented;
};

describe('tabs', () => {
  test('become tabs with names and parts, the first of them shown', () => {
    panels[1]!.hasLink = true;
    begin();
    expect([list.role, tabs[0]?.role, panels[0]?.role]).toEqual(['tablist', 'tab', 'tabpanel']);
    expect(panels[0]?.attributes.get('aria-labelledby')).toBe(tabs[0]?.id);
    expect(tabs[0]?.attributes.get('aria-controls')).toBe('n-1');
    expect([shown(), selected()]).toEqual([['n-1'], ['#n-1']]);
    expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    expect(panels.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, 0]);
    expect(list.dataset.action).toBeUndefined();
  });

  test('arrows, Home and End move the focus and show the part, in a circle', () => {
    begin();
    const walk = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
      const at = focusedOnes.at(-1) ?? tabs[0];
      expect(send('keydown', at, { key })).toBe(true);
      return focusedOnes.at(-1)?.hash;
    });
    expect(walk).toEqual(['#n-2', '#n-3', '#n-1', '#n-3', '#n-1', '#n-3']);
    expect([shown(), selected()]).toEqual([['n-3'], ['#n-3']]);
  });

  test('other keys stay the browser’s, and so do clicks that open a new window', () => {
    begin();
    expect(send('keydown', tabs[0], { key: 'Tab' })).toBe(false);
    expect(send('click', tabs[1], { ctrlKey: true })).toBe(false);
    expect(shown()).toEqual(['n-1']);
    expect(send('click', tabs[1])).toBe(true);
    expect(shown()).toEqual(['n-2']);
  });

  test('shows the part that the address names, at the start and later', () => {
    location.hash = '#n-3';
    begin();
    expect(shown()).toEqual(['n-3']);
    location.hash = '#n-2';
    changeHash();
    expect(shown()).toEqual(['n-2']);
    expect(panels[1]?.scrolled).toBe(1);
    location.hash = '#elsewhere';
    changeHash();
    expect(shown()).toEqual(['n-2']);
  });

  test('shows the part that holds what the address names', () => {
    const inner = (panels[2]!.inner = Object.assign(new FakeElement(), { id: 'faq' }));
    begin();
    location.hash = '#faq';
    changeHash();
    expect([shown(), inner.scrolled]).toEqual([['n-3'], 1]);
  });

  test('takes a click that came before its code', () => {
    run(list as unknown as HTMLElement, { target: tabs[2] } as unknown as Event);
    expect(shown()).toEqual(['n-3']);
    begin();
    expect(shown()).toEqual(['n-3']);
  });
});
