import { z } from 'zod';
import { localisedText } from '../catalogue/localised-text.ts';
import { identifierName, localeName } from '../content-names.ts';
import { moment } from '../moment.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { parsePercent } from '../money/rate.ts';

const cents = z.int().min(1).max(MAX_AMOUNT);
/** As it is compared: capitals, digits and hyphens. */
const code = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/, 'write a code in 3 to 32 capitals, digits and hyphens');
const names = z.array(identifierName).max(100).default([]);

const percent = z
  .string()
  .refine((text) => (parsePercent(text) ?? 0) > 0 && (parsePercent(text) ?? 0) <= 1_000_000, {
    error: 'write a percentage up to 100 as 15 or 16.67',
  });

/** Vouchers of one kind, as the shop accepts them in baskets; what is told of them is content. */
const voucherCampaign = z.strictObject({
  id: identifierName,
  title: localisedText(120),
  /** One code that all may use (where it has a name in some locales alone, only in those), or codes issued one by one. */
  codes: z.union([
    z.strictObject({ shared: z.union([code, z.record(localeName, code)]) }),
    z.strictObject({
      issued: z.strictObject({
        /** First letters of each code. */
        prefix: z.string().regex(/^[A-Z]{2,8}$/, 'write the beginning of codes in 2 to 8 capitals'),
        /** Days in which one can be used, from the day on which it is issued; until the last day ends in the shop's time zone. */
        days: z.int().min(1).max(730),
      }),
    }),
  ]),
  worth: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), percent }),
    /** In cents of the locale's currency. */
    z.strictObject({ kind: z.literal('amount'), cents }),
    /** 20 % value added tax off: a sixth of the price. */
    z.strictObject({ kind: z.literal('vat') }),
  ]),
  /** Who may use it: whoever has a code, or customers who are logged in. */
  for: z.enum(['everybody', 'customers']).default('everybody'),
  /** Categories that it is for, with all below them; empty: all. */
  categories: names,
  without: z
    .strictObject({
      categories: names,
      brands: z.array(z.string().min(1).max(80)).max(100).default([]),
      /** Marks that products have in the catalogue, as `premium`. */
      badges: names,
    })
    .prefault({}),
  /** First moment at which it holds, and the first at which it no longer does; absent: open. */
  validFrom: moment.optional(),
  validUntil: moment.optional(),
  /** Value of goods that there must be, also after something is sent back; absent: none. */
  minimum: cents.optional(),
});
export type VoucherCampaign = z.output<typeof voucherCampaign>;

/** The campaigns of a shop: no two with the same name, nor with the same code in a locale. */
export const voucherCampaigns = z
  .array(voucherCampaign)
  .max(100)
  .superRefine((campaigns, context) => {
    const seen = new Set<string>();
    for (const [index, campaign] of campaigns.entries())
      for (const name of [campaign.id, ...codeNames(campaign)]) {
        if (seen.has(name))
          context.addIssue({ code: 'custom', path: [index], message: `${name} is there twice` });
        seen.add(name);
      }
  });

function codeNames({ codes }: VoucherCampaign): string[] {
  if ('issued' in codes) return [];
  const { shared } = codes;
  return typeof shared === 'string'
    ? [shared]
    : Object.entries(shared).map(([locale, own]) => `${own} in ${locale}`);
}
