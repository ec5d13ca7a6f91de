import { expect, it } from 'vitest';
import { isJsonObject } from '../../schemas/json.ts';
import { shippedPages } from './shipped-content.ts';

/** What the law of a country has said wherever credit is offered. (Art. 3 al. 1 let. n LCD; art. 4:22 Wft with its rules) */
const warnings: Readonly<Record<string, string>> = {
  'fr-CH':
    'L’octroi d’un crédit est interdit s’il occasionne le surendettement du consommateur (art. 3 LCD).',
  'nl-NL': 'Let op! Geld lenen kost geld.',
};

function calculatorsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(calculatorsIn);
  if (!isJsonObject(value)) return [];
  const below = Object.values(value).flatMap(calculatorsIn);
  return value.type === 'instalment-calculator' ? [value.props, ...below] : below;
}

it.each(Object.entries(warnings))('every calculator in %s says “%s”', (locale, warning) => {
  const calculators = shippedPages()
    .filter((page) => page.locale === locale)
    .flatMap(({ document }) => calculatorsIn(document.source));
  expect(calculators.length).toBeGreaterThan(1);
  for (const props of calculators) expect(JSON.stringify(props).replaceAll('\u00a0', ' ')).toContain(warning);
});
