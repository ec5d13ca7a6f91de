import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '../../blocks/kit/define/define-block.ts';
import { note, testBlocks } from '../testing/blocks.tsx';
import { codes, planMain, state, options, words } from '../testing/planning.ts';
import { deepFreeze, documentOf, pageSource, registryOf } from '../testing/shop.ts';
import { makePlan, type Plan, type PlanOptions } from './plan.ts';

describe('versions', () => {
  const versioned = (v: unknown, props: object): object => ({ type: 'test-versioned', v, props });

  test.each([
    [1, { headline: 'Alt' }],
    [2, { title: 'Alt' }],
    [3, { heading: 'Alt' }],
    [undefined, { headline: 'Alt' }],
    [null, { headline: 'Alt' }],
  ])('%j is brought to the current one, step by step', (v, props) => {
    const plan = planMain([versioned(v, props)]);
    expect(plan.nodes[0]).toMatchObject({ state: 'ok', props: { heading: 'Alt' } });
    expect(plan.issues).toEqual([]);
  });

  test('newer than the block is not converted down', () => {
    const plan = planMain([versioned(4, { heading: 'Neu' })]);
    expect(plan.nodes[0]?.state).toBe('future');
    expect(codes(plan)).toEqual(['error version-future /0/v']);
  });

  test.each([0, -1, 1.5, '2', {}, []])('%j is none', (v) => {
    const plan = planMain([versioned(v, { heading: 'x' })]);
    expect(plan.nodes[0]?.state).toBe('invalid');
    expect(codes(plan)).toEqual(['error node-invalid /0/v']);
  });

  test('whose step fails costs the node alone', () => {
    const plan = planMain([versioned(1, { headline: 'unmovable' }), words]);
    expect(plan.nodes.map((node) => node.state)).toEqual(['invalid', 'ok']);
    expect(codes(plan)).toEqual(['error migration-failed /0/v']);
    expect(plan.issues[0]?.message).toContain('cannot be moved');
  });

  test.each([
    ['without a step', {}],
    ['with a step that makes no object', { 1: () => 'text', 2: () => ({ heading: 'x' }) }],
    ['with a step that throws no error', { 1: () => throwNull(), 2: () => ({ heading: 'x' }) }],
  ])('%s are told', (_what, migrations) => {
    const block = { ...testBlocks.find(({ type }) => type === 'test-versioned'), migrations } as Block;
    const plan = planMain([versioned(1, {})], {}, { registry: registryOf([block]) });
    expect(codes(plan)).toEqual(['error migration-failed /0/v']);
  });

  test.each([
    [{ headline: '' }, '/0/props/heading'],
    [undefined, '/0/props'],
  ])('of which a step makes something wrong (%j) say so, at a place of the document', (props, place) => {
    const plan = planMain([{ type: 'test-versioned', v: 1, props }]);
    expect(codes(plan)).toEqual([`error props-invalid ${place}`]);
    expect(plan.issues[0]?.hint).toContain('in version 3 this is /props/heading.');
  });

  test('of a careless migration leave the source as it was', () => {
    const source = deepFreeze(pageSource([versioned(1, { headline: 'Alt', keep: { a: 1 } })]));
    const before = JSON.stringify(source);
    makePlan(documentOf(source), state, options);
    expect(JSON.stringify(source)).toBe(before);
  });
});

function throwNull(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- what a careless step may throw
  throw null;
}

describe('texts of a language', () => {
  const languages = { locales: ['de-AT', 'fr-CH', 'nl-NL'], fallback: 'de' };
  const planIn = (locale: string, node: object, more: Partial<PlanOptions> = {}): Plan =>
    planMain([node], { locale }, { languages, ...more });
  const textIn = (locale: string, i18n: Record<string, string>): unknown => {
    const overlays = Object.entries(i18n).map(([name, text]) => [name, { props: { text } }] as const);
    const plan = planIn(locale, { ...words, i18n: Object.fromEntries(overlays) });
    return (plan.nodes[0]?.props as { text: string } | undefined)?.text;
  };

  test('are the locale’s, else its language’s, else those of the shop’s fallback, else the node’s own', () => {
    const all = { de: 'Deutsch', 'fr-CH': 'Suisse', fr: 'Français' };
    expect([textIn('fr-CH', all), textIn('de-AT', all), textIn('nl-NL', all)]).toEqual([
      'Suisse',
      'Deutsch',
      'Deutsch',
    ]);
    expect(textIn('fr-CH', { fr: 'Français', de: 'Deutsch' })).toBe('Français');
    expect(textIn('nl-NL', { fr: 'Français', 'de-AT': 'Österreich' })).toBe('Worte');
  });

  test('lie upon each other, field by field, to any depth', () => {
    const node = {
      type: 'test-note',
      props: { text: 'Worte', more: { label: 'Mehr', href: '/a' }, picture: { src: 'known', alt: 'Bild' } },
      i18n: {
        'fr-CH': { props: { more: { label: 'Plus' } } },
        fr: { props: { text: 'Mots', picture: { alt: 'Image' }, more: { label: 'Davantage' } } },
      },
    };
    expect(planIn('fr-CH', node).nodes[0]?.props).toEqual({
      text: 'Mots',
      more: { label: 'Plus', href: '/a' },
      picture: { src: 'known', alt: 'Image' },
      count: 3,
    });
  });

  test.each(['fr', 'FR', 'fr-CH', 'FR-CH', 'fr_CH', 'fr-ch', ' fr-CH '])('are understood as %j', (name) => {
    expect(textIn('fr-CH', { [name]: 'Mots' })).toBe('Mots');
    expect(planIn('fr-CH', { ...words, i18n: { [name]: { props: { text: 'Mots' } } } }).issues).toEqual([]);
  });

  test.each(['nonsense', 'it', 'it-CH', 'fr-FR', 'f', 'fr-CHE', '', 'fr/CH'])(
    'are none as %j, which is told',
    (name) => {
      const plan = planIn('fr-CH', { ...words, i18n: { [name]: { props: { text: 'Mots' } } } });
      expect(codes(plan)).toEqual([`warning overlay-invalid /0/i18n/${name.replace('/', '~1')}`]);
      expect(plan.issues[0]?.hint).toContain('de-AT, fr-CH, nl-NL');
      expect(plan.nodes[0]).toMatchObject({ state: 'ok', props: { text: 'Worte' } });
    },
  );

  test('under two names of one locale are those of the first, and the other is told', () => {
    const i18n = { 'fr-CH': { props: { text: 'Mots' } }, fr_CH: { props: { text: 'Paroles' } } };
    const plan = planIn('fr-CH', { ...words, i18n });
    expect(plan.nodes[0]?.props).toMatchObject({ text: 'Mots' });
    expect(codes(plan)).toEqual(['warning overlay-invalid /0/i18n/fr_CH']);
  });

  test.each([
    [[], '/0/i18n'],
    ['fr', '/0/i18n'],
    [{ 'fr-CH': 'text' }, '/0/i18n/fr-CH'],
    [{ 'fr-CH': { props: [] } }, '/0/i18n/fr-CH'],
    [{ 'fr-CH': { text: 'Mots' } }, '/0/i18n/fr-CH/text'],
  ])('that are not understood (%j) are told and not used', (i18n, pointer) => {
    const plan = planIn('fr-CH', { ...words, i18n });
    expect(codes(plan)).toEqual([`warning overlay-invalid ${pointer}`]);
    expect(plan.nodes[0]).toMatchObject({ state: 'ok', props: { text: 'Worte' } });
  });

  test.each([null, {}, { 'fr-CH': null }, { 'fr-CH': {} }, { 'fr-CH': { props: null } }])(
    'are none where there is nothing (%j)',
    (i18n) => {
      expect(planIn('fr-CH', { ...words, i18n }).issues).toEqual([]);
    },
  );

  test('that are empty hide what may be missing, which a check tells, and nothing else', () => {
    const node = {
      type: 'test-note',
      props: { text: 'Worte', more: { label: 'Mehr', href: '/a' }, picture: { src: 'known' } },
      i18n: { 'fr-CH': { props: { text: '  ', more: { label: '', href: '' }, picture: null, html: '' } } },
    };
    const shown = { text: 'Worte', more: { label: 'Mehr' }, count: 3 };
    const faults = [
      'warning overlay-invalid /0/i18n/fr-CH/props/text',
      'warning overlay-invalid /0/i18n/fr-CH/props/more/label',
      'warning link-empty /0/i18n/fr-CH/props/more/href',
    ];
    const live = planIn('fr-CH', node);
    expect(live.nodes[0]?.props).toEqual(shown);
    expect(codes(live)).toEqual(faults);
    const check = planIn('fr-CH', node, { ignoresConditions: true });
    expect(check.nodes[0]?.props).toEqual(shown);
    expect(codes(check).toSorted()).toEqual(
      [
        ...faults,
        'notice overlay-hides /0/i18n/fr-CH/props/more/href',
        'notice overlay-hides /0/i18n/fr-CH/props/picture',
      ].toSorted(),
    );
  });

  test('that are wrong leave what is below them, and are told at their place', () => {
    const node = {
      type: 'test-note',
      props: { text: 'Worte', count: 7 },
      i18n: { fr: { props: { text: 'Mots' } }, 'fr-CH': { props: { text: 7, count: 'deux' } } },
    };
    const plan = planIn('fr-CH', node);
    expect(plan.nodes[0]).toMatchObject({ state: 'ok', props: { text: 'Mots', count: 7 } });
    expect(codes(plan).toSorted()).toEqual([
      'warning overlay-invalid /0/i18n/fr-CH/props/count',
      'warning overlay-invalid /0/i18n/fr-CH/props/text',
    ]);
    expect(new Set(plan.issues.map(({ field }) => field))).toEqual(new Set(['count', 'text']));
  });

  test('are told of at their place, whatever is found in them', () => {
    const props = { html: '<p onclick="x()">a</p>', more: { href: 'javascript:1' }, later: 1 };
    const node = {
      type: 'test-note',
      props: { text: 'x', html: '<p>b</p>', more: { label: 'Mehr', href: '/a' } },
      i18n: { fr: { props } },
    };
    expect(codes(planIn('fr-CH', node)).toSorted()).toEqual([
      'warning field-unknown /0/i18n/fr/props/later',
      'warning html-cleaned /0/i18n/fr/props/html',
      'warning overlay-invalid /0/i18n/fr/props/more/href',
    ]);
  });

  test.each([
    [{ picture: { src: 'nobody', alt: 'Mots' } }, 'picture/src', { picture: { src: 'known', alt: 'Mots' } }],
    [{ more: { href: 'javascript:1' } }, 'more/href', { more: { label: 'Mehr', href: '/a' } }],
    [{ more: { href: '#' } }, 'more/href', { more: { label: 'Mehr', href: '/a' } }],
    [{ more: { label: 'Plus', route: 'nobody' } }, 'more/route', { more: { label: 'Plus', href: '/a' } }],
  ])('that name what the shop does not have (%j) leave what is below them', (props, place, shown) => {
    const node = {
      type: 'test-note',
      props: { text: 'x', more: { label: 'Mehr', href: '/a' }, picture: { src: 'known', alt: 'Worte' } },
      i18n: { 'fr-CH': { props } },
    };
    const plan = planIn('fr-CH', node);
    expect(codes(plan)).toEqual([`warning overlay-invalid /0/i18n/fr-CH/props/${place}`]);
    expect(plan.nodes[0]?.props).toMatchObject(shown);
  });

  test('whatever they and the props are, cost no more than the node, and what is drawn is right by the shape', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('known', '/a', {}, { label: 'a', href: '/a' }),
    );
    const fields = fc.dictionary(fc.constantFrom('text', 'html', 'more', 'picture', 'count', 'x'), value);
    const overlays = fc.dictionary(
      fc.constantFrom('de', 'fr', 'fr-CH', 'fr_CH', 'x'),
      fc.oneof(fc.record({ props: fields }), value),
    );
    fc.assert(
      fc.property(fields, fc.oneof(overlays, value), (props, i18n) => {
        const plan = planIn('fr-CH', { type: 'test-note', props: { text: 'a', ...props }, i18n });
        expect(plan.issues.filter(({ code }) => code === 'node-invalid')).toEqual([]);
        const [node] = plan.nodes;
        const { x: _unknown, ...drawn } = (node?.props ?? {}) as Record<string, unknown>;
        expect([node?.state, note.props.safeParse(known(drawn)).success]).toEqual(
          node?.state === 'ok' ? ['ok', true] : ['invalid', false],
        );
      }),
      { numRuns: 500 },
    );
  });

  /** Without fields that nobody knows, which are told and not drawn. */
  function known(props: Record<string, unknown>): unknown {
    const { more, picture, ...others } = props as Record<string, Record<string, unknown> | undefined>;
    const { label, href, route } = more ?? {};
    const { src, alt, focus } = picture ?? {};
    return {
      ...others,
      ...(more && { more: { label, href, route } }),
      ...(picture && { picture: { src, alt, focus } }),
    };
  }

  test('are brought to the current version with the node', () => {
    const old = {
      type: 'test-versioned',
      v: 1,
      props: { headline: 'Alt' },
      i18n: { 'fr-CH': { props: { headline: 'Vieux' } } },
    };
    expect(planIn('fr-CH', old).nodes[0]?.props).toEqual({ heading: 'Vieux' });
    // Which of its fields may be missing only its own version knew.
    const empty = { ...old, i18n: { 'fr-CH': { props: { headline: '' } } } };
    expect(planIn('fr-CH', empty).nodes[0]?.props).toEqual({ heading: 'Alt' });
  });
});

describe('props', () => {
  test('get their defaults; blanks around a text do not count', () => {
    expect(planMain([{ type: 'test-note', props: { text: '  Worte ' } }]).nodes[0]?.props).toEqual({
      text: 'Worte',
      count: 3,
    });
  });

  test.each([
    [undefined, 'error props-invalid /0/props/text'],
    [null, 'error props-invalid /0/props/text'],
    ['text', 'error props-invalid /0/props'],
    [[], 'error props-invalid /0/props'],
    [{ text: '' }, 'error props-invalid /0/props/text'],
    [{ text: '   ' }, 'error props-invalid /0/props/text'],
    [{ text: 7 }, 'error props-invalid /0/props/text'],
  ])('%j are wrong', (props, code) => {
    const plan = planMain([{ type: 'test-note', props }, words]);
    expect(plan.nodes.map((node) => node.state)).toEqual(['invalid', 'ok']);
    expect(codes(plan)).toEqual([code]);
    expect(plan.issues[0]?.hint).not.toBe('');
  });

  test.each([
    [{ count: -1 }, 'count'],
    [{ count: 1.5 }, 'count'],
    [{ more: { href: '/a' } }, 'more'],
    [{ more: { label: 7, href: '/a' } }, 'more'],
    [{ picture: { src: '../etc/passwd' } }, 'picture'],
    [{ html: ['<p>a</p>'] }, 'html'],
  ])(
    'are right without an optional field that is wrong (%j), which is told as that of the form',
    (wrong, field) => {
      const plan = planMain([{ type: 'test-note', props: { text: 'x', ...wrong } }]);
      expect(plan.nodes[0]).toMatchObject({ state: 'ok', props: { text: 'x', count: 3 } });
      expect(plan.nodes[0]?.props).not.toHaveProperty(field === 'count' ? 'more' : field);
      expect(codes(plan)).toEqual([`warning props-invalid /0/props/${field}`]);
      expect(plan.issues[0]?.field).toBe(field);
    },
  );

  test.each([
    [{ html: null, more: null, picture: null, count: null }],
    [{ html: '', more: {}, picture: { src: '', alt: '' }, count: '' }],
    [{ html: ' \n', more: { label: '\u200b', href: null }, picture: { src: null } }],
  ])('that hold nothing in optional fields (%j) are right without them', (empty) => {
    const plan = planMain([{ type: 'test-note', props: { text: 'x', ...empty } }]);
    expect(plan.nodes[0]?.props).toEqual({ text: 'x', count: 3 });
    expect(plan.issues).toEqual([]);
  });

  test.each([
    [{ label: 'a' }, 'link-empty', '/href', { label: 'a' }],
    [{ label: 'a', href: '', route: null }, 'link-empty', '/href', { label: 'a' }],
    [{ label: 'a', href: '#' }, 'link-empty', '/href', { label: 'a' }],
    [{ label: 'a', href: 'javascript:alert(1)' }, 'url-rejected', '/href', { label: 'a' }],
    [{ label: 'a', href: 7 }, 'url-rejected', '/href', { label: 'a' }],
    [{ label: 'a', href: `/${'a'.repeat(3000)}` }, 'url-rejected', '/href', { label: 'a' }],
    [{ label: 'a', route: 'Kein Name' }, 'route-unknown', '/route', { label: 'a' }],
    [{ label: 'a', route: 'nobody' }, 'route-unknown', '/route', { label: 'a', route: 'nobody' }],
    [{ label: 'a', href: '/a', route: 'nobody' }, 'route-unknown', '/route', { label: 'a', href: '/a' }],
  ])('keep the words of the link %j, and tell one issue', (more, code, at, left) => {
    const plan = planMain([{ type: 'test-note', props: { text: 'x', more } }]);
    expect(plan.nodes[0]?.props).toEqual({ text: 'x', count: 3, more: left });
    expect(codes(plan)).toEqual([`warning ${code} /0/props/more${at}`]);
  });

  test('say of a route that is no text what it must be', () => {
    const more = { label: 'a', route: 7 };
    const [issue] = planMain([{ type: 'test-note', props: { text: 'x', more } }]).issues;
    expect(issue?.message).toBe('The name of a route must be a text; the words are shown without a link.');
  });

  test('that nobody knows are told, and the node is drawn', () => {
    const plan = planMain([
      { type: 'test-note', props: { text: 'x', 'col/our~': 1, more: { label: 'a', href: '/a', later: 1 } } },
    ]);
    expect(plan.nodes[0]?.state).toBe('ok');
    expect(codes(plan).toSorted()).toEqual([
      'warning field-unknown /0/props/col~1our~0',
      'warning field-unknown /0/props/more/later',
    ]);
  });

  test('lose addresses that could run code, and say so', () => {
    const plan = planMain([
      { type: 'test-note', props: { text: 'x', more: { label: 'a', href: 'javascript:alert(1)' } } },
    ]);
    expect(plan.nodes[0]).toMatchObject({ state: 'ok', props: { more: { label: 'a' } } });
    expect(codes(plan)).toEqual(['warning url-rejected /0/props/more/href']);
  });

  test('lose HTML that may not stand in a text, and say what', () => {
    const plan = planMain([
      { type: 'test-note', props: { text: 'x', html: '<p onclick="x()">a<script>b</script></p>' } },
    ]);
    expect(plan.nodes[0]?.props).toMatchObject({ html: '<p>a</p>' });
    expect(codes(plan)).toEqual(['warning html-cleaned /0/props/html']);
    expect(plan.issues[0]?.message).toContain('onclick of <p>');
  });

  test('name pictures that do not exist', () => {
    const withPicture = (src: string): object => ({
      type: 'test-note',
      props: { text: 'x', picture: { src } },
    });
    expect(codes(planMain([withPicture('known')]))).toEqual([]);
    expect(codes(planMain([withPicture('unknown')]))).toEqual([
      'warning picture-unknown /0/props/picture/src',
    ]);
  });

  test('lose characters that deceive', () => {
    expect(
      planMain([{ type: 'test-note', props: { text: 'Ra\u202ebatt\u0000\u200b' } }]).nodes[0]?.props,
    ).toMatchObject({ text: 'Rabatt' });
  });

  test('with thousands of faults cost twenty lines', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 1]));
    const plan = planMain([{ type: 'test-note', props: { ...many } }]);
    expect(plan.issues).toHaveLength(20);
    // The error is among them, whatever comes before it.
    expect(plan.issues.filter((issue) => issue.severity === 'error')).toHaveLength(1);
  });

  test('of a whole page cost at most a thousand lines', () => {
    const wrong = { type: 'test-note', props: { a: 1, b: 2 } };
    expect(planMain(Array.from({ length: 1500 }, () => wrong)).issues).toHaveLength(1000);
  });

  test('never change what was delivered', () => {
    const source = deepFreeze(
      pageSource([
        {
          type: 'test-note',
          props: {
            text: ' x ',
            html: '<p onclick=x>a</p>',
            more: { label: 'a', href: 'javascript:1' },
            later: [{}],
          },
        },
        { type: 'test-box', slots: { rest: [words] }, i18n: { 'de-AT': { props: { title: 'A' } } } },
        { type: 'test-listing', data: { list: { load: 'list', args: { of: '$locale' } } } },
      ]),
    );
    const before = JSON.stringify(source);
    const plan = makePlan(documentOf(source), state, options);
    expect(plan.nodes.every((node) => node.state === 'ok')).toBe(true);
    expect(JSON.stringify(source)).toBe(before);
  });

  test('on which a block’s own function fails cost the node alone', () => {
    const careless: Block = {
      ...note,
      load() {
        throw new Error('not thought of');
      },
    };
    const plan = planMain([words], {}, { registry: registryOf([careless]) });
    expect(plan.nodes[0]?.state).toBe('invalid');
    expect(codes(plan)).toEqual(['error node-invalid /0']);
  });
});
