import { z } from 'zod';
import { href } from '../link.ts';
import { safeUrl } from '../safe-url.ts';
import { languageOrLocale, localisedText, maxLanguages } from './localised-text.ts';

const line = (max: number) => z.string().trim().min(1).max(max);

/** Somebody who answers for a product: name, postal and electronic address. */
const answerable = z.strictObject({
  name: line(120),
  street: line(120),
  postalCode: line(16),
  city: line(80),
  country: z.string().regex(/^[A-Z]{2}$/, 'write a country as AT'),
  /** E-mail address or https page. */
  contact: z.union([z.email().max(254), z.url({ protocol: /^https$/ }).max(500)]),
});

const unionCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * Who made a product and what its users must know. A maker outside the Union names who answers for the product
 * within it. (Regulation (EU) 2023/988 art. 16 and 19)
 */
export const productSafety = z
  .strictObject({
    manufacturer: answerable,
    responsible: answerable.nullable(),
    warnings: z.array(localisedText(600)).max(12),
  })
  .refine(
    ({ manufacturer, responsible }) =>
      unionCountries.has(manufacturer.country) ||
      (responsible !== null && unionCountries.has(responsible.country)),
    { path: ['responsible'], error: 'a maker outside the European Union names who answers for it within' },
  );

export type ProductSafety = z.output<typeof productSafety>;

/** Whether a link to a paper is a path of the shop, or an address that runs no code. */
export function isPaperLink(link: string): boolean {
  return safeUrl(link) !== undefined;
}

/** Papers of a product; where a language is missing there is none in it. */
export const productDocument = z.strictObject({
  kind: z.enum(['energy-label', 'energy-sheet', 'tyre-sheet', 'manual', 'safety']),
  links: z
    .record(languageOrLocale, href.refine(isPaperLink, 'this is no path and no https address'))
    .refine((links) => Object.keys(links).length <= maxLanguages, `at most ${maxLanguages} languages`),
});

export type ProductDocument = z.output<typeof productDocument>;
