import { z } from 'zod';
import { goodsServices } from '../catalogue/goods-service.ts';
import { MAX_AMOUNT } from '../money/cents.ts';

const cents = z.int().min(0).max(MAX_AMOUNT);

/** What is ordered with goods. (Requirement 3.128) */
export const toldService = z.object({
  position: z.int().min(1).describe('of the line that it is ordered with'),
  kind: z.enum(goodsServices),
  name: z.string(),
  quantity: z.int().min(1),
  price: cents.describe('for one piece'),
  total: cents.describe('for all pieces'),
});
export type ToldService = z.output<typeof toldService>;

/** What the sum of goods and sending is made of, as calls tell it; amounts are cents. */
export const toldGoods = {
  goods: cents.describe('value of the goods, before the voucher'),
  services: z.array(toldService).describe('what is ordered with the goods; no voucher is for it'),
  voucher: z
    .object({ code: z.string(), title: z.string(), discount: cents })
    .nullable()
    .describe('discount: what it takes off in all'),
  goodsTotal: cents.describe('what goods, services and sending cost: what they come to, less the voucher'),
};

/** A service without what nobody is told of it. */
export function toldServiceOf({ position, kind, name, quantity, price, total }: ToldService): ToldService {
  return { position, kind, name, quantity, price, total };
}
