import { describe, expect, it } from 'vitest';
import { tenants } from '../blocks/block-example.ts';
import { choosePages } from '../running/chosen-pages.ts';
import { type ContentPage, contentPages } from '../running/content-pages.ts';
import { everyWidth } from '../running/page-looks.ts';
import { partsOf } from '../running/page-parts.ts';

// The journeys look more closely at some pages than at all: these must show what any page has.

const page = (path: string, parts: string[], locale = 'de-AT'): ContentPage => ({
  tenant: 'at',
  locale,
  fullPath: path,
  parts: new Set(parts),
});

describe('chosen pages', () => {
  const pages = contentPages();
  const chosen = choosePages(pages);

  it('show every block, everything that a block stands in, and every choice of an editor', () => {
    const all = new Set(pages.flatMap(({ parts }) => [...parts]));
    const shown = new Set(chosen.flatMap(({ parts }) => [...parts]));
    expect(all.size).toBeGreaterThan(100);
    expect([...all].filter((part) => !shown.has(part))).toEqual([]);
  });

  it('show every language of every shop', () => {
    const languages = tenants.flatMap(({ config }) =>
      config.locales.map(({ locale }) => `${config.slug} ${locale}`),
    );
    const shown = new Set(chosen.map(({ tenant, locale }) => `${tenant} ${locale}`));
    expect(languages.filter((language) => !shown.has(language))).toEqual([]);
  });

  it('are a part of all pages', () => {
    expect(chosen.length).toBeLessThan(pages.length / 3);
  });

  it('are those that have something of their own', () => {
    const [a, b, c, d] = [
      page('/a', ['hero', 'table']),
      page('/b', ['hero']),
      page('/c', ['quote']),
      page('/d', ['hero'], 'fr-CH'),
    ];
    expect(choosePages([a, b, c, d])).toEqual([a, c, d]);
    expect(choosePages([])).toEqual([]);
  });
});

it('parts of a page are its blocks, where they stand, and what was chosen for them', () => {
  const hero = { type: 'hero-banner', props: { title: 'inset', look: 'inset' } };
  const columns = { type: 'columns', slots: { columns: [hero] } };
  expect([...partsOf({ main: [columns] })].toSorted()).toEqual([
    'columns',
    'columns > hero-banner',
    'hero-banner',
    'hero-banner look=inset',
    'main > columns',
  ]);
});

it.each(tenants.map(({ config, theme }) => [config.slug, theme] as const))(
  'journeys see every layout of %s',
  (_, { breakpoints }) => {
    const starts = Object.values(breakpoints).toSorted((a, b) => a - b);
    const layoutAt = (width: number): number => starts.findLastIndex((start) => start <= width);
    expect([...new Set(everyWidth.map(layoutAt))].toSorted((a, b) => a - b)).toEqual(
      starts.map((_start, index) => index),
    );
  },
);
