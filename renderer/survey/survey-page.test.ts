import { describe, expect, test } from 'vitest';
import type { RegionName } from '../../schemas/page.ts';
import type { DrawnHtml } from './page-elements.ts';
import { surveyPage } from './survey-page.ts';

const head = {
  title: 'Herbstmode für die ganze Familie',
  description:
    'Warme Pullover, Jacken und Schuhe für den Herbst, von klein bis groß, gratis geliefert ab 75 Euro.',
  robots: 'index,follow',
};

const now = Date.parse('2026-12-01T12:00:00Z');
const page = { meta: head, loaded: [], ending: [], now };

function node(html: string, id = 'a', region: RegionName = 'main', isOwn = true): DrawnHtml {
  return {
    node: { id, pointer: `/regions/${region}/${id}`, type: 'text', isOwn },
    region,
    html: Buffer.from(html),
  };
}

const title = node('<h1>Herbstmode</h1>', 'titel');

/** What is told of a page with a title, as code and node. */
function told(...drawn: DrawnHtml[]): string[] {
  return surveyPage({ ...page, locale: 'de-AT', drawn: [title, ...drawn] }).map(
    ({ code, nodeId, message }) => `${code} ${nodeId}: ${message}`,
  );
}

const codes = (...drawn: DrawnHtml[]): string[] => told(...drawn).map((line) => line.split(':')[0] ?? '');

describe('headings', () => {
  test('one of level 1 in the main part, and none that skips a level', () => {
    expect(codes(node('<h2>A</h2><h3>B</h3><h2>C</h2>'), node('<h2>D</h2>', 'b', 'aside'))).toEqual([]);
    expect(codes(node('<h1 class="x">A</h1>'))).toEqual(['heading-twice null']);
    const none = surveyPage({ ...page, locale: 'de-AT', drawn: [node('<h2>A</h2>')] });
    expect(none.map(({ code }) => code)).toEqual(['heading-missing']);
  });

  test('that skip a level are named with their node, also where it stands in another', () => {
    expect(told(node('<h2>A</h2><div>'), node('<h4>Zu tief</h4>', 'b'), node('</div>'))).toEqual([
      'heading-skipped b: The heading "Zu tief" is of level 4, the one before it of level 2.',
    ]);
  });

  test('of header, footer, closed dialogs and templates count for nothing', () => {
    expect(
      codes(
        node('<h4>Kopf</h4>', 'k', 'header', false),
        node('<dialog><h1>Zu</h1></dialog><template><h1>Muster</h1></template>'),
        node('<h5>Fuß</h5>', 'f', 'footer', false),
      ),
    ).toEqual([]);
  });
});

describe('landmarks', () => {
  test('of one kind need names that tell them apart', () => {
    expect(
      codes(node('<nav aria-label="Seite">1</nav>'), node('<nav aria-label="Thema">1</nav>', 'b')),
    ).toEqual([]);
    expect(codes(node('<nav>1</nav>'), node('<nav>2</nav>', 'b'))).toEqual(['landmark-alike b']);
    expect(
      told(
        node('<nav aria-label="Seite">1</nav>', 'k', 'header', false),
        node('<nav aria-labelledby="n"><b id="n">Seite</b></nav>', 'b'),
      ),
    ).toEqual([
      'landmark-alike b: The page has several parts of the kind "navigation" with the name "Seite".',
    ]);
  });

  test('of the frame are told of elsewhere', () => {
    expect(
      codes(node('<nav>1</nav>', 'k', 'header', false), node('<nav>2</nav>', 'f', 'footer', false)),
    ).toEqual([]);
  });
});

describe('links', () => {
  test.each([
    '<a href="/x">Zur Größenberatung</a>',
    '<a href="/x" aria-label="Zur Größenberatung">hier</a>',
    '<a href="/x"><img alt="Pullover"></a>',
    '<a href="/x">Hier finden Sie alle Größen</a>',
    '<span>hier</span>',
    '<div hidden><a href="/x">hier</a></div>',
  ])('that say where they lead: %s', (html) => {
    expect(codes(node(html))).toEqual([]);
  });

  test.each(['hier', 'Hier klicken', 'mehr …', '» Mehr erfahren', 'weiterlesen', 'Details', 'click here'])(
    'that do not: %s',
    (words) => {
      expect(told(node(`<p>Text</p><a href="/x"> <b>${words}</b>\n</a>`))).toEqual([
        `link-words a: The link "${words}" does not say where it leads.`,
      ]);
    },
  );

  test('in the words of the language of the page', () => {
    const of = (locale: string, words: string) =>
      surveyPage({ ...page, locale, drawn: [title, node(`<a href="/x">${words}</a>`)] }).length;
    expect([
      of('fr-CH', 'cliquez ici'),
      of('fr-CH', 'hier'),
      of('nl-NL', 'Lees meer'),
      of('nl-NL', 'ici'),
    ]).toEqual([1, 0, 1, 0]);
  });

  test('without any words', () => {
    expect(codes(node('<a href="/x"><img alt="" src="/b"></a>'))).toEqual(['link-unnamed a']);
    expect(codes(node('<a href="/x"><svg aria-hidden="true"><title>Pfeil</title></svg></a>'))).toEqual([
      'link-unnamed a',
    ]);
  });
});

describe('alternative texts', () => {
  test.each([
    ['<img src="/x" alt="Rote Jacke an einer Frau">', 0],
    ['<img src="/x" alt="">', 0],
    ['<img src="/x">', 1],
    ['<img src="/x" alt="Bild">', 1],
    ['<img src="/x" alt="jacke-rot.JPG">', 1],
    ['<img src="/x" alt="IMG_4711">', 1],
  ])('%s', (html, count) => {
    expect(codes(node(html))).toEqual(Array.from({ length: count }, () => 'picture-text a'));
  });
});

test('an id that two elements bear is told of the second one', () => {
  expect(
    codes(node('<p id="x">1</p>'), node('<p id="y">1</p><template><i id="x"></i></template>', 'b')),
  ).toEqual(['id-repeated b']);
});

describe('title and description', () => {
  const of = (meta: Partial<typeof head>) =>
    surveyPage({ ...page, meta: { ...head, ...meta }, locale: 'de-AT', drawn: [title] }).map(
      ({ field, severity, message }) => `${severity} ${field}: ${message}`,
    );

  test.each<[string, Partial<typeof head>, string[]]>([
    ['as they should be', {}, []],
    [
      'a short title',
      { title: 'Herbst' },
      ['notice title: The title has 6 characters; there is place for about 65.'],
    ],
    [
      'a long one',
      { title: 'ä'.repeat(80) },
      ['notice title: The title has 80 characters; search engines show about 65.'],
    ],
    [
      'no description',
      { description: '' },
      ['notice description: The page has no description; search engines show some sentence of it instead.'],
    ],
    ['a page that no search engine lists', { title: 'A', description: '', robots: 'noindex,follow' }, []],
  ])('%s', (_what, meta, lines) => {
    expect(of(meta)).toEqual(lines);
  });
});

test('what a block shows and that ends before it does is told with its end, and what is over as such', () => {
  const ending = (end: string, shownUntil: number, isOwn = true) => {
    const { node: own } = node('', 'g', 'main', isOwn);
    const drawn = [title];
    return surveyPage({
      ...{ ...page, locale: 'de-AT', drawn },
      ending: [{ node: own, end: Date.parse(end), shownUntil }],
    }).map(({ code, severity, pointer, message, hint }) => [code, severity, pointer, message, hint]);
  };
  const christmas = '2026-12-24T00:00:00.000Z';
  expect(ending(christmas, Infinity)).toEqual([
    [
      ...['content-ends', 'notice', '/regions/main/g/when/to'],
      `What the block "text" shows is over on ${christmas}; the block is to be shown on.`,
      `Is "${christmas}" meant? Let the block end with it (when.to), or show what holds longer.`,
    ],
  ]);
  expect(ending(christmas, Date.parse(christmas))).toEqual([]);
  expect(ending(christmas, Infinity, false)).toEqual([]);
  expect(ending('2026-11-01T00:00:00Z', Infinity)[0]?.slice(2, 4)).toEqual([
    '/regions/main/g',
    'What the block "text" shows is over since 2026-11-01T00:00:00.000Z; nothing stands in its place.',
  ]);
});
