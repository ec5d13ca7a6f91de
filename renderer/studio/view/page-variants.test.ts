import { expect, test } from 'vitest';
import { indexNodes } from '../../../schemas/editing/node-index.ts';
import { studioTexts } from '../text/studio-texts.ts';
import { localesWithTexts, pageVariants } from './page-variants.ts';

const now = Date.parse('2026-12-01T12:00:00Z');

function groupsOf(nodes: readonly object[], more: Partial<Parameters<typeof pageVariants>[0]> = {}) {
  const index = indexNodes({ regions: { main: nodes } });
  const groups = pageVariants({
    ...{ index, view: { visitor: 'logged-in' }, width: 768, now, languages: [{ locale: 'de-AT' }] },
    ...{ text: studioTexts('de'), language: 'de', timeZone: 'Europe/Vienna', ...more },
  });
  return Object.fromEntries(groups.map(({ name, variants }) => [name, variants]));
}
const node = (id: string, when: object): object => ({ id, type: 'heading', when });

test('a page that makes no difference has its widths alone, each seen as the page is seen now', () => {
  const groups = groupsOf([{ id: 'a', type: 'heading' }]);
  expect(Object.keys(groups)).toEqual(['widths']);
  expect(groups.widths?.map(({ width, view }) => [width, view])).toEqual([
    [360, { visitor: 'logged-in' }],
    [768, { visitor: 'logged-in' }],
    [1280, { visitor: 'logged-in' }],
  ]);
});

test('whatever blocks make a difference of is a group, and all else of the view stays', () => {
  const groups = groupsOf([
    node('a', { visitor: ['anonymous'] }),
    node('b', { experiment: { id: 'price', variant: 'b' } }),
    node('c', { from: '2026-11-01T00:00:00+01:00', to: '2026-12-24T10:00:00+01:00' }),
  ]);
  expect(Object.keys(groups)).toEqual(['widths', 'visitors', 'moments', 'experiment price']);
  expect(groups.visitors?.map(({ view }) => view.visitor)).toEqual([
    ...['anonymous', 'soft-logged-in', 'logged-in'],
  ]);
  expect(groups['experiment price']?.map(({ view }) => view)).toEqual([
    { visitor: 'logged-in', variants: {} },
    { visitor: 'logged-in', variants: { price: 'b' } },
  ]);
  // What began before now begins no more.
  expect(groups.moments?.map(({ label, view }) => [label, view.at])).toEqual([
    ['Wie jetzt', undefined],
    ['24.12.2026, 10:00', Date.parse('2026-12-24T09:00:00Z')],
  ]);
});

test('languages are those of which the page has texts, and those in which it is another document', () => {
  const index = indexNodes({
    regions: { main: [{ id: 'a', type: 'heading', i18n: { fr: { props: { text: 'Bonjour' } } } }] },
  });
  expect(localesWithTexts(index, ['de-AT', 'fr-FR', 'nl-NL'])).toEqual(['fr-FR']);
  const { languages } = groupsOf([], {
    languages: [{ locale: 'de-AT' }, { locale: 'fr-FR', document: 'other' }],
    view: { locale: 'nl-NL', device: 'mobile' },
  });
  expect(languages?.map(({ label, view, document }) => [label, view, document])).toEqual([
    ['Deutsch (Österreich)', { locale: 'de-AT', device: 'mobile' }, undefined],
    ['Französisch (Frankreich)', { device: 'mobile' }, 'other'],
  ]);
});
