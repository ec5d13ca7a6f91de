import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../schemas/json.ts';
import type { JsonShape } from '../../../plan/json-shape.ts';
import { valueAt } from '../../../../schemas/editing/value-at.ts';
import { textsOf } from './texts-of.ts';
import { confirmTranslation, translate, translationOf } from './translation.ts';

const node = {
  id: 'a',
  props: {
    title: 'Herbst',
    text: 'Alles neu',
    items: [{ label: 'eins' }, { label: 'zwei' }],
    covers: ['a', 'b'],
  },
  i18n: {
    fr: { props: { title: 'Automne' } },
    'fr-CH': { props: { text: '', items: [{}, { label: 'deux' }] } },
    nl_NL: { props: { title: 'Herfst', items: [{ label: 'een' }] } },
  },
  meta: { translatedFrom: { 'nl-NL': { '/title': 'Sommer' } } },
};

/** The node as patches leave it; the server's own code for that is tested where it is. */
function after(from: JsonObject, patches: ReturnType<typeof translate>): JsonObject {
  const result = structuredClone(from);
  for (const { path, value } of patches) {
    const holder = valueAt(result, path.slice(0, -1)) as Record<string | number, unknown>;
    const last = path.at(-1) ?? '';
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  return result;
}

describe('a text in a language', () => {
  test.each([
    [['title'], 'fr-CH', { state: 'inherited', text: 'Automne', from: 'fr' }],
    [['title'], 'it-CH', { state: 'inherited', text: 'Herbst', from: undefined }],
    [['text'], 'fr-CH', { state: 'hides', text: 'Alles neu' }],
    [['items', 1, 'label'], 'fr-CH', { state: 'own', text: 'deux' }],
    [['items', 0, 'label'], 'fr-CH', { state: 'inherited', text: 'eins', from: undefined }],
    [['title'], 'nl-NL', { state: 'own', text: 'Herfst', was: 'Sommer' }],
    [['items', 0, 'label'], 'nl-NL', { state: 'other-list' }],
  ])('%j in %s', (path, locale, translation) => {
    expect(translationOf(node, path, locale, 'de')).toEqual(translation);
  });

  test('is kept with the original that it translates, and is out of date when that changes', () => {
    const path = ['items', 0, 'label'];
    const translated = after(node, translate('a', node, path, 'it-CH', 'uno'));
    expect(valueAt(translated, ['i18n', 'it-CH'])).toEqual({ props: { items: [{ label: 'uno' }, {}] } });
    expect(translationOf(translated, path, 'it-CH', 'de')).toEqual({ state: 'own', text: 'uno' });
    const changed = {
      ...translated,
      props: { ...node.props, items: [{ label: 'EINS' }, { label: 'zwei' }] },
    };
    expect(translationOf(changed, path, 'it-CH', 'de')).toEqual({ state: 'own', text: 'uno', was: 'eins' });
    const edited = after(changed, translate('a', changed, path, 'it-CH', 'UNO'));
    expect(translationOf(edited, path, 'it-CH', 'de')).toMatchObject({ was: 'eins' });
    const fits = after(edited, confirmTranslation('a', edited, path, 'it-CH'));
    expect(translationOf(fits, path, 'it-CH', 'de')).toEqual({ state: 'own', text: 'UNO' });
  });

  test('of a list of texts leaves the others as the node has them', () => {
    const translated = after(node, translate('a', node, ['covers', 1], 'it-CH', 'bi'));
    expect(valueAt(translated, ['i18n', 'it-CH', 'props', 'covers'])).toEqual(['a', 'bi']);
  });

  test('that is taken away leaves nothing behind', () => {
    const without = after(node, translate('a', node, ['title'], 'nl-NL', undefined));
    expect(valueAt(without, ['i18n', 'nl_NL'])).toEqual({ props: { items: [{ label: 'een' }] } });
    expect(without.meta).toBeUndefined();
  });
});

test('the texts of a node are its words, not its names, numbers and choices', () => {
  const { props } = JSON.parse(readFileSync('schemas/published/blocks/hero-banner.json', 'utf8')) as {
    props: JsonShape;
  };
  const written = {
    title: 'Herbst',
    look: 'bleed',
    ground: '#ffffff',
    picture: { src: 'bild', alt: 'Wald' },
    actions: [{ label: 'Mehr', href: '/lp/herbst' }],
  };
  expect(textsOf(props, written, 'hero-banner').map(({ path }) => path.join('.'))).toEqual([
    'title',
    'picture.alt',
    'actions.0.label',
  ]);
});
