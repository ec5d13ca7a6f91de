import { describe, expect, test } from 'vitest';
import { block } from './block.ts';
import examples from './examples.json';

const place = {
  url: 'https://www.example.at/magazin/wolle-waschen',
  locale: 'de-AT',
  organisation: { '@id': 'https://www.example.at/#organization', name: 'Modehaus Linde' },
  pictureUrl: (id: string) => (id === 'scene-laundry' ? 'https://www.example.at/bilder/waesche' : undefined),
};

const dataOf = (props: unknown) => block.structuredData?.(block.props.parse(props), place);

describe('what search engines are told of an article', () => {
  test('is all that is known of it', () => {
    expect(dataOf(examples.full.props)).toEqual({
      '@type': 'Article',
      headline: 'Wolle waschen, ohne dass sie filzt',
      description: examples.full.props.intro,
      datePublished: '2026-09-12',
      dateModified: '2026-11-20',
      image: ['https://www.example.at/bilder/waesche'],
      author: { '@type': 'Person', name: 'Katharina Moser' },
      publisher: place.organisation,
      mainEntityOfPage: 'https://www.example.at/magazin/wolle-waschen',
      inLanguage: 'de-AT',
    });
  });

  test('names no author, day or picture that is not known', () => {
    const data = dataOf({ ...examples.minimal.props, picture: { src: 'gone' } });
    expect(Object.keys(data ?? {})).toEqual([
      '@type',
      'headline',
      'publisher',
      'mainEntityOfPage',
      'inLanguage',
    ]);
  });

  test('is nothing when the article is only a part of its page', () => {
    expect(dataOf({ ...examples.full.props, level: 2 })).toBeUndefined();
  });
});
