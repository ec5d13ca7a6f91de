import { z } from 'zod';
import { localeName } from '../content-names.ts';
import { MAX_AMOUNT } from '../money/cents.ts';

/** What can be ordered with an article: that the old appliance is picked up, and that the new thing is put together. */
export const goodsServices = ['old-appliance', 'assembly'] as const;
export type GoodsService = (typeof goodsServices)[number];

/** Of one piece, in cents of the locale's currency; 0: the law wants it for nothing. (ElektroG § 17, EAG-VO § 5) */
export const servicePrice = z.int().min(0).max(MAX_AMOUNT);

/** The services that a product offers, and what each costs by locale. Where a locale is missing, it is not offered there. */
export const productServices = z.partialRecord(z.enum(goodsServices), z.record(localeName, servicePrice));
export type ProductServices = z.output<typeof productServices>;
