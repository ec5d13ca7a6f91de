import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { run } from './action.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json';

// The markup that the view draws, as far as the action looks at it.

class Part {
  tag: string;
  attributes: Record<string, string>;
  parent: Part | undefined;
  children: Part[] = [];
  own = '';
  focused = 0;
  seen: unknown;

  constructor(tag: string, attributes: Record<string, string>, parent?: Part) {
    this.tag = tag;
    this.attributes = attributes;
    this.parent = parent;
  }

  get all(): Part[] {
    return this.children.flatMap((child) => [child, ...child.all]);
  }
  get id() {
    return this.attributes.id ?? '';
  }
  get value() {
    return this.attributes.value ?? '';
  }
  set value(value: string) {
    this.attributes.value = value;
  }
  get hidden() {
    return 'hidden' in this.attributes;
  }
  set hidden(hidden: boolean) {
    if (hidden) this.attributes.hidden = '';
    else delete this.attributes.hidden;
  }
  get ariaInvalid() {
    return this.attributes['aria-invalid'] ?? null;
  }
  set ariaInvalid(value: string | null) {
    if (value === null) delete this.attributes['aria-invalid'];
    else this.attributes['aria-invalid'] = value;
  }
  get dataset() {
    const data = Object.entries(this.attributes).filter(([name]) => name.startsWith('data-'));
    return Object.fromEntries(data.map(([name, value]) => [name.slice('data-'.length), value]));
  }
  get textContent(): string {
    return this.own + this.children.map(({ textContent }) => textContent).join('');
  }
  set textContent(text: string) {
    this.children = [];
    this.own = text;
  }
  get nextElementSibling(): Part | null {
    const children: Part[] = this.parent?.children ?? [];
    return children[children.indexOf(this) + 1] ?? null;
  }
  querySelectorAll(selector: string): Part[] {
    const [, name = '', value] = /^\[([\w-]+)(?:="(.*)")?\]$/.exec(selector) ?? [];
    return this.all.filter(({ tag, attributes }) =>
      name === '' ? tag === selector : value === undefined ? name in attributes : attributes[name] === value,
    );
  }
  querySelector(selector: string) {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
  }
  focus() {
    this.focused++;
  }
  scrollIntoView(options: unknown) {
    this.seen = options;
  }
}

const alone = new Set(['input', 'path', 'circle']);

function parse(html: string): Part {
  const root = new Part('root', {});
  let at = root;
  for (const [, end, tag = '', inside = '', text] of html.matchAll(
    /<(\/?)(\w+)((?:\s[\w-]+="[^"]*")*)\s*\/?>|([^<]+)/g,
  )) {
    if (text !== undefined) {
      const words = new Part('#text', {}, at);
      words.own = text;
      at.children.push(words);
    } else if (end) at = alone.has(tag) ? at : (at.parent ?? root);
    else {
      const attributes = [...inside.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
      const part = new Part(tag, Object.fromEntries(attributes) as Record<string, string>, at);
      at.children.push(part);
      if (!alone.has(tag)) at = part;
    }
  }
  return root;
}

let page: Part;

function open(query: Record<string, string> = {}) {
  page = parse(drawBlock(block, { ...examples.full, page: testPageView({ messages, query }) }));
}

const part = (id: string): Part => {
  const found = page.all.find((each) => each.id === `n1-${id}`);
  if (!found) throw new Error(`no "${id}"`);
  return found;
};

function send(type: 'submit' | 'input') {
  run(page.querySelector('form') as unknown as HTMLElement, { type } as Event);
}

/** Types both girths, and sends them. */
function ask(underbust: string, bust: string) {
  part('underbust').value = underbust;
  part('bust').value = bust;
  send('submit');
}

/** What is shown of the answer. */
function answer() {
  const outcomes = part('answer').querySelectorAll('[data-outcome]');
  return outcomes
    .filter(({ hidden }) => !hidden)
    .map((outcome) =>
      outcome.children
        .filter(({ hidden }) => !hidden)
        .map(({ textContent }) => textContent)
        .join(' ')
        .replaceAll('\u00a0', ' '),
    );
}

const faultOf = (name: string) => (part(`${name}-fault`).hidden ? '' : part(`${name}-fault`).textContent);

beforeEach(() => {
  vi.stubGlobal('document', {
    documentElement: { lang: 'de-AT' },
    getElementById: (id: string) => page.all.find((each) => each.id === id) ?? null,
  });
  open();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the finder with a script', () => {
  test('answers as the server does', () => {
    for (const [unterbrust, brust] of [
      ['87', '107'],
      ['87,5', '107'],
      ['65', '76'],
      ['80', '88'],
    ] as const) {
      open({ unterbrust, brust });
      const byServer = answer();
      open();
      ask(unterbrust, brust);
      expect(answer()).toEqual(byServer);
      expect(byServer).toHaveLength(1);
    }
  });

  test('leads to the bras of the size, and takes the keyboard of a phone away', () => {
    ask('87', '107');
    expect(answer()[0]).toMatch(/^Deine BH-Größe 85D .* BHs in 85D ansehen /);
    expect(part('answer').querySelector('[data-address]')?.attributes.href).toBe(
      '/c/waesche/bhs?filter=size%3A85D',
    );
    expect(page.querySelector('button')?.focused).toBe(1);
    expect(part('answer').seen).toEqual({ block: 'nearest' });
  });

  test('takes the place of an answer before', () => {
    ask('87', '107');
    ask('65', '76');
    expect(answer()[0]).toMatch(/^Deine BH-Größe 65AA .* In 65AA haben wir gerade keinen BH\. Alle BHs/);
    ask('60', '75');
    expect(answer()[0]).toMatch(/^Zu diesen Maßen haben wir keine Größe/);
  });

  test('says beside each field what is wrong, and leads to the first', () => {
    ask('', '107,3');
    expect(faultOf('underbust')).toBe('Gib bitte ein, was Du unter der Brust gemessen hast.');
    expect(faultOf('bust')).toMatch(/ganzen und halben Zentimetern/);
    expect([part('underbust').ariaInvalid, part('bust').ariaInvalid]).toEqual(['true', 'true']);
    expect([part('underbust').focused, part('bust').focused]).toEqual([1, 0]);
    expect(answer()).toEqual([]);
    ask('abc', '107');
    expect(faultOf('underbust')).toMatch(/nicht als Zahl/);
    expect(faultOf('bust')).toBe('');
    ask('107', '87');
    expect(faultOf('bust')).toMatch(/vertauscht\?$/);
    expect(part('bust').focused).toBe(1);
  });

  test('takes back what is put right while somebody types, and says nothing new', () => {
    ask('107', '');
    part('bust').value = '8';
    send('input');
    expect([faultOf('bust'), part('bust').ariaInvalid]).toEqual([
      'Gib bitte ein, was Du über der Brust gemessen hast.',
      'true',
    ]);
    part('underbust').value = '';
    send('input');
    expect([faultOf('underbust'), faultOf('bust'), part('bust').ariaInvalid]).toEqual(['', '', null]);
  });

  test('takes back an answer as soon as its measures change', () => {
    ask('87', '107');
    part('bust').value = '108';
    send('input');
    expect(answer()).toEqual([]);
  });

  test('takes back what the server found wrong', () => {
    open({ unterbrust: 'abc', brust: '107' });
    expect(faultOf('underbust')).toMatch(/nicht als Zahl/);
    ask('87', '107');
    expect(part('bust-note').textContent).toMatch(/stärksten Stelle/);
    expect([faultOf('underbust'), part('underbust').ariaInvalid]).toEqual(['', null]);
    expect(answer()[0]).toContain('85D');
  });
});
