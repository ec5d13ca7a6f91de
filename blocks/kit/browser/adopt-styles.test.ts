import { beforeEach, expect, test, vi } from 'vitest';

/** Rules as a browser holds them: a text, or a condition around further rules. */
class Rules {
  readonly cssRules: (Rules | { cssText: string; selectorText: string })[] = [];
  readonly condition: string;

  constructor(condition = '') {
    this.condition = condition;
  }

  /** Takes one rule a line; what stands indented is under the condition before it. */
  replaceSync(text: string): void {
    let around: Rules | undefined;
    for (const line of text.split('\n')) {
      if (line.startsWith('@')) this.cssRules.push((around = new Rules(line)));
      else if (line.startsWith('  ')) around?.cssRules.push({ cssText: line.trim(), selectorText: line });
      else this.cssRules.push({ cssText: line, selectorText: line });
    }
  }

  insertRule(): void {}

  deleteRule(at: number): void {
    this.cssRules.splice(at, 1);
  }

  get cssText(): string {
    return `${this.condition} { ${this.cssRules.map(({ cssText }) => cssText).join(' ')} }`;
  }
}

const page = { styleSheets: [] as Rules[], adoptedStyleSheets: [] as Rules[] };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('CSSStyleSheet', Rules);
  vi.stubGlobal('document', page);
  page.styleSheets = [
    sheet('.price { font: 18px }\n.large { font: 30px }\n@media print\n  .price { color: black }'),
  ];
  page.adoptedStyleSheets = [];
});

function sheet(text: string): Rules {
  const made = new Rules();
  made.replaceSync(text);
  return made;
}

async function adopt(text: string): Promise<string[][]> {
  const { adoptStyles } = await import('./adopt-styles.ts');
  adoptStyles({ querySelector: () => ({ textContent: text }) } as unknown as Document);
  return page.adoptedStyleSheets.map(({ cssRules }) => cssRules.map(({ cssText }) => cssText));
}

test('Of the styles of a part, only rules count that the page lacks', async () => {
  expect(await adopt('.price { font: 18px }\n.card { gap: 8px }')).toEqual([['.card { gap: 8px }']]);
});

test('A condition keeps what the page lacks under it, and goes when nothing is left', async () => {
  expect(await adopt('@media print\n  .price { color: black }\n  .card { color: black }')).toEqual([
    ['@media print { .card { color: black } }'],
  ]);
  page.adoptedStyleSheets = [];
  expect(await adopt('@media print\n  .price { color: black }')).toEqual([[]]);
});

test('The same rule under another condition is another rule', async () => {
  expect(await adopt('@media screen\n  .price { color: black }\n.price { color: black }')).toEqual([
    ['@media screen { .price { color: black } }', '.price { color: black }'],
  ]);
});

test('What came with a part before is not taken again either', async () => {
  await adopt('.card { gap: 8px }');
  expect(await adopt('.card { gap: 8px }\n.list { gap: 0 }')).toEqual([
    ['.card { gap: 8px }'],
    ['.list { gap: 0 }'],
  ]);
});
