import { describe, expect, test } from 'vitest';
import { isJsonObject } from '../../schemas/json.ts';
import {
  createExampleShop,
  type DrawnExample,
  anyLanguage,
  goodExamples,
  type NamedExample,
} from './block-example.ts';

// Whatever a CMS or a bucket may write into any field of any block: it stays text, or goes.

const shop = createExampleShop();
// Fields of the minimal and of the long example are those of the full one.
const good = goodExamples.filter(({ name }) => !['minimal', 'long-text'].includes(name));

const markup = `\u0001\u0085\uffff"'><img src=x onerror=alert(1)><svg/onload=alert(1)></script><script>alert(1)</script><!--`;
const addresses = ['javascript:alert(1)', ' JaVa\tScRiPt:alert(1)', '//evil.example'];

/** A block whose failure would fail the page is drawn in the preview, where it does not. */
function draw(example: NamedExample): Promise<DrawnExample> {
  return shop.draw(example, anyLanguage, example.block.policy === 'critical');
}

/** What a value is made of, whatever it says. */
function shapeOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'object' ? part : typeof part));
}

/** Copies of a value, in each of which one text is another. Of the items of a list that are made alike, one is changed. */
function* withEachText(value: unknown, text: string): Generator {
  if (typeof value === 'string') yield text;
  else if (Array.isArray(value)) {
    const unlike = new Map(value.map((item, index) => [shapeOf(item), index]));
    for (const index of unlike.values())
      for (const changed of withEachText(value[index], text)) yield value.with(index, changed);
  } else if (isJsonObject(value)) {
    for (const [key, item] of Object.entries(value))
      for (const changed of withEachText(item, text)) yield { ...value, [key]: changed };
  }
}

function* withEachFieldChanged(named: NamedExample, text: string): Generator<NamedExample> {
  const { props, data } = named.example;
  for (const changed of withEachText(props, text))
    yield { ...named, example: { ...named.example, props: changed } };
  for (const changed of withEachText(data, text)) {
    if (isJsonObject(changed)) yield { ...named, example: { ...named.example, data: changed } };
  }
}

/** Tags of a page in which something would run, or that lead out, though no block has written them. */
function dangersIn(html: string): string[] {
  // What stands in the quotes of other attributes is text.
  const bare = html
    .replaceAll(/ (?!href|src|action|formaction)([\w-]+)="[^"]*"/gi, ' $1=""')
    // So is what an address of the shop asks for, where it is encoded: a search for a brand of any name.
    .replaceAll(/( href="\/(?!\/)[^"?]*\?)[\w=&;%.-]*(?=["#])/gi, '$1');
  const found = bare.match(
    /<script(?! type="")[^>]*>|<[a-z][^>]*\son[a-z]+=[^>]*>|<[^>]*\s(?:href|src|action|formaction)="[^"]*(?:script:|data:|evil)[^"]*"[^>]*>|<[a-z]+ src=[^"][^>]*>/gi,
  );
  const opened = html.match(/<script/g)?.length ?? 0;
  const closed = html.match(/<\/script/g)?.length ?? 0;
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  const controls = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]/.test(html);
  return [
    ...(found ?? []),
    ...(opened === closed ? [] : ['a script that ends early']),
    ...(controls ? ['a character that no HTML may hold'] : []),
  ];
}

describe.each(good)('$type, example $name', (named) => {
  test('stays text in every field that holds markup', async () => {
    for (const changed of withEachFieldChanged(named, markup))
      expect(dangersIn((await draw(changed)).main)).toEqual([]);
  });

  test('leads nowhere by addresses that could run code or leave the shop', async () => {
    for (const address of addresses) {
      for (const changed of withEachFieldChanged(named, address))
        expect(dangersIn((await draw(changed)).main)).toEqual([]);
    }
  });

  test('passes on no field that its shape does not know', async () => {
    const { props } = named.example;
    if (!isJsonObject(props)) throw new Error('Props are an object');
    const strange = {
      dangerouslySetInnerHTML: { __html: markup },
      style: { background: 'url(https://evil.example/?c);position:fixed;inset:0' },
      onclick: 'alert(1)',
      children: markup,
      ref: 'x',
      is: 'x-foo',
    };
    const changed = { ...named, example: { ...named.example, props: { ...props, ...strange } } };
    expect((await draw(changed)).main).toBe((await draw(named)).main);
  });
});

test('the search for dangers finds them', () => {
  expect(dangersIn('<a title="&lt;img src=x onerror=alert(1)&gt;" href="/a">')).toEqual([]);
  expect(dangersIn('<p>&lt;img src=x onerror=alert(1)&gt;</p>')).toEqual([]);
  expect(dangersIn('<img src="x" alt="" onerror="alert(1)">')).not.toEqual([]);
  expect(dangersIn('<img src=x>')).not.toEqual([]);
  expect(dangersIn('<a href="javascript:alert(1)">')).not.toEqual([]);
  expect(dangersIn('<a href="//evil.example">')).not.toEqual([]);
  expect(dangersIn('<a href="/s/?q=%2F%2Fevil.example">')).toEqual([]);
  expect(dangersIn('<a href="/s/?q=//evil.example">')).not.toEqual([]);
  expect(dangersIn('<a href="//evil.example/?q=1">')).not.toEqual([]);
  expect(dangersIn('<a href="/evil.example?q=1">')).not.toEqual([]);
  expect(dangersIn('<p>\u0001</p>')).not.toEqual([]);
  expect(dangersIn('<p title="\u0085">')).not.toEqual([]);
  expect(dangersIn('<script>alert(1)</script>')).not.toEqual([]);
  expect(dangersIn('<script type="application/json">"</script>"</script>')).not.toEqual([]);
});
