import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { EnergyLabel } from '../../../schemas/product-card.ts';
import { stylesOf } from '../style/define-styles.ts';
import { testPageView } from '../testing/page-view.ts';
import { energyColour } from '../../../schemas/energy-colour.ts';
import { energyLabel } from './energy-label.tsx';
import { energyStyles } from './energy-styles.ts';
import messages from './messages/de.json';
import { tyreLabel } from './tyre-label.tsx';
import { tyreStyles } from './tyre-styles.ts';

const page = testPageView({ messages });
const tyre = { fuel: 'C', wet: 'B', noiseDb: 71, noiseClass: 'B', snow: false, ice: false } as const;

describe('energyLabel', () => {
  test('names class and range as data gives them', () => {
    const html = renderToStaticMarkup(energyLabel({ class: 'C', scale: ['A', 'G'] }, page));
    expect(html).toContain('role="img" aria-label="Energieeffizienzklasse C, Spektrum A bis G"');
    const old = renderToStaticMarkup(energyLabel({ class: 'A+', scale: ['A+++', 'D'] }, page));
    expect(old).toContain('aria-label="Energieeffizienzklasse A+, Spektrum A+++ bis D"');
    expect(old).toMatch(/>A\+\+\+<\/text>.*>D<\/text>.*>A<tspan[^>]*>\+<\/tspan><\/text>/);
  });

  test('leads to its own label, else to that on the page of its product, else to the information sheet', () => {
    const energy: EnergyLabel = { class: 'A', scale: ['A', 'G'], sheet: '/blatt' };
    const hrefOf = (more: Partial<EnergyLabel>, product?: string): string | undefined =>
      / href="([^"]*)"/.exec(renderToStaticMarkup(energyLabel({ ...energy, ...more }, page, product)))?.[1];
    expect(hrefOf({ label: '/label/1' }, '/p/tv-1')).toBe('/label/1');
    expect(hrefOf({}, '/p/tv-1')).toBe('/p/tv-1#_.label');
    expect(hrefOf({ label: 'javascript:alert(1)' })).toBe('/blatt');
  });

  test('leads nowhere when data names nothing that may be linked', () => {
    const energy: EnergyLabel = { class: 'A', scale: ['A', 'G'] };
    expect(renderToStaticMarkup(energyLabel(energy, page))).toMatch(/^<svg/);
    expect(renderToStaticMarkup(energyLabel({ ...energy, label: '/label/1' }, page))).toMatch(
      /^<a class="energy-link" href="\/label\/1"><svg/,
    );
    expect(renderToStaticMarkup(energyLabel({ ...energy, label: 'javascript:alert(1)' }, page))).toMatch(
      /^<svg/,
    );
  });

  test('gives each class of a seven-step scale its prescribed colour', () => {
    const colours = (['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const).map((own) =>
      energyColour({ class: own, scale: ['A', 'G'] }),
    );
    expect(colours).toEqual(['#00963f', '#52ae32', '#c8d300', '#ffed00', '#fbba00', '#ec6608', '#e30613']);
    expect(energyColour({ class: 'A+++', scale: ['A+++', 'D'] })).toBe('#00963f');
    expect(energyColour({ class: 'D', scale: ['A+++', 'D'] })).toBe('#e30613');
  });
});

describe('tyreLabel', () => {
  test('says everything in one sentence', () => {
    const html = renderToStaticMarkup(tyreLabel({ ...tyre, snow: true, ice: true }, page));
    expect(html).toContain(
      'role="img" aria-label="Reifenlabel: Kraftstoffeffizienz C, Nasshaftung B, Rollgeräusch 71 Dezibel, Klasse B, griffig auf Schnee, griffig auf Eis"',
    );
  });

  test('shows the symbols for snow and ice only on tyres that have them', () => {
    const symbols = (label: Parameters<typeof tyreLabel>[0]): number =>
      renderToStaticMarkup(tyreLabel(label, page)).split('<svg').length - 1;
    expect(symbols(tyre)).toBe(3);
    expect(symbols({ ...tyre, snow: true })).toBe(4);
    expect(symbols({ ...tyre, snow: true, ice: true })).toBe(5);
  });
});

test.each([
  ['energy', energyStyles],
  ['tyre', tyreStyles],
])('the %s label takes no colour from the theme and stays light in dark mode', (_name, classes) => {
  const { css } = stylesOf(classes);
  expect(css).toContain('color-scheme:light');
  expect(css.replaceAll(/var\(--(font|text-xs|s-05|s-1|r-xs)\)/g, '')).not.toContain('var(');
});
