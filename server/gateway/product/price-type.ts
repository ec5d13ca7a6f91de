import type { ShownPrice } from '../../../schemas/product-card.ts';
import type { GatewayBuilder } from '../graph/gateway-builder.ts';

export interface GatewayPrice extends ShownPrice {
  currency: string;
}

/** Type `ProductPrice`: a part of its product, without an identity of its own. (Requirement 3.120) */
export function addPriceType(builder: GatewayBuilder) {
  return builder.objectRef<GatewayPrice>('ProductPrice').implement({
    description: 'Amounts are cents of the currency, taxes included.',
    fields: (t) => ({
      amount: t.exposeInt('price'),
      currency: t.exposeString('currency'),
      isFrom: t.exposeBoolean('isFrom', { description: 'Variants differ in price, and this is the lowest.' }),
      lowestOf30Days: t.exposeInt('low30', {
        nullable: true,
        description: 'Lowest price of the 30 days before this one; a reduction is measured by it alone.',
      }),
      recommended: t.exposeInt('rrp', { nullable: true }),
      unitAmount: t.int({ nullable: true, resolve: ({ unitPrice }) => unitPrice?.cents ?? null }),
      unit: t.string({
        nullable: true,
        description: 'What the unit amount is for, as 1 kg.',
        resolve: ({ unitPrice }) => unitPrice?.per ?? null,
      }),
    }),
  });
}
