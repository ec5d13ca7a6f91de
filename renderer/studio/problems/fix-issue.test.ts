import { expect, test } from 'vitest';
import { applyChange } from '../../../schemas/editing/apply-change.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { fixIssue } from './fix-issue.ts';

const document = {
  page: {
    title: 'T',
    image: 7,
    validTo: 'bald',
    alternates: [
      { locale: 'fr-CH', path: '/a' },
      { locale: 'nl-NL', path: '/b' },
    ],
  },
  regions: {
    main: [
      { id: 'a', type: 'heading', when: { device: ['web'] }, props: { text: 'A', level: 1 } },
      { id: 'b', type: 'heading', props: { text: 'B' } },
      {
        ...{ id: 'c', type: 'hero-banner', i18n: { 'fr-CH': { props: { title: '' } } } },
        props: {
          title: 'C',
          level: 1,
          links: [{ label: 'x\u200by' }],
          picture: { src: 'wlad' },
          ink: '#777777',
        },
      },
    ],
  },
};

/** What the page says after the fix. */
function fixed(
  code: Issue['code'],
  pointer: string,
  nodeId: string | null = null,
  more: Partial<Issue> = {},
) {
  const issue: Issue = {
    ...{ code, pointer, nodeId, field: null, severity: 'warning', message: '', hint: '' },
    ...more,
  };
  const steps = fixIssue(issue, document);
  if (!steps) return undefined;
  const result = applyChange(document, steps, 'page');
  return result.ok ? (result.document as unknown as typeof document) : result.reason;
}

const mainOf = (made: ReturnType<typeof fixed>) => (typeof made === 'object' ? made.regions.main : made);
const pageOf = (made: ReturnType<typeof fixed>) => (typeof made === 'object' ? made.page : made);

test('a text loses the characters that nobody sees', () => {
  const made = fixed('text-cleaned', '/regions/main/2/props/links/0/label', 'c');
  expect(mainOf(made)?.[2]).toMatchObject({ props: { links: [{ label: 'xy' }] } });
});

test('a name that there is not becomes the one that is meant, and a colour that nobody reads one that is read', () => {
  const meant = (value: string) => ({ hint: `Is "${value}" meant? Choose another.` });
  const named = fixed('picture-unknown', '/regions/main/2/props/picture/src', 'c', meant('wald'));
  expect(mainOf(named)?.[2]).toMatchObject({ props: { picture: { src: 'wald' } } });
  const read = fixed('contrast-low', '/regions/main/2/props/ink', 'c', meant('#1a2326'));
  expect(mainOf(read)?.[2]).toMatchObject({ props: { ink: '#1a2326' } });
});

test('a block ends with what it shows, also where it had no end', () => {
  const to = '2026-12-24T00:00:00.000Z';
  const hint = `Is "${to}" meant? Let it end then.`;
  const ended = mainOf(fixed('content-ends', '/regions/main/0/when/to', 'a', { hint }));
  expect(ended?.[0]).toMatchObject({ when: { device: ['web'], to } });
  expect(mainOf(fixed('content-ends', '/regions/main/1/when/to', 'b', { hint }))?.[1]).toMatchObject({
    when: { to },
  });
});

test('a text that hides another one goes', () => {
  const made = fixed('overlay-hides', '/regions/main/2/i18n/fr-CH/props/title', 'c');
  expect(mainOf(made)?.[2]).not.toHaveProperty('i18n');
});

test('a block that a page may hold once is taken out', () => {
  expect(mainOf(fixed('block-repeated', '/regions/main/1', 'b'))).toHaveLength(2);
});

test('of several titles the first one stays, and a page without one gets it from its first heading that is always shown', () => {
  const levels = (made: ReturnType<typeof fixed>) => {
    const main = mainOf(made);
    return Array.isArray(main) ? main.map(({ props }) => props.level) : main;
  };
  expect(levels(fixed('heading-twice', '/regions/main'))).toEqual([1, undefined, 2]);
  expect(levels(fixed('heading-missing', '/regions/main'))).toEqual([1, 1, 1]);
});

test('a version in another language that is none is no longer named, and a field that is left out goes', () => {
  expect(pageOf(fixed('alternate-unmatched', '/page/alternates/0'))).toMatchObject({
    alternates: [{ locale: 'nl-NL' }],
  });
  expect(pageOf(fixed('head-ignored', '/page/image'))).not.toHaveProperty('image');
});

test.each<[Issue['code'], string, string | null, Partial<Issue>]>([
  ['head-ignored', '/page/validTo', null, { severity: 'error' }],
  ['head-ignored', '/page/robots', null, {}],
  ['alternate-unmatched', '/page/alternates/7', null, {}],
  ['text-cleaned', '/regions/main/2/props/none', 'c', {}],
  ['text-cleaned', '/regions/main/2/props/title', 'gone', {}],
  ['link-dead', '/regions/main/2/props/links/0/href', 'c', {}],
  ['picture-unknown', '/regions/main/2/props/picture/src', 'c', { hint: 'Choose another.' }],
  ['field-unknown', '/regions/main/2/props/title', 'c', { hint: 'Is "titel" meant?' }],
])('%s at %s is for people to decide', (code, pointer, nodeId, more) => {
  expect(fixed(code, pointer, nodeId, more)).toBeUndefined();
});
