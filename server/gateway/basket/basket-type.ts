import type { Basket, BasketLine } from '../../../schemas/basket/basket.ts';
import type { GatewayBuilder } from '../graph/gateway-builder.ts';
import type { GatewayBasket } from './basket-port.ts';
import { addServiceType, type ServiceKind } from './service-type.ts';

/** `Basket` and `BasketLineItem`: amounts in cents of the locale's currency. (Requirements 3.115, 3.116) */
export function addBasketType(builder: GatewayBuilder, serviceKind: ServiceKind) {
  const lineItem = addLineItemType(builder, serviceKind);
  const shipping = builder.objectRef<Basket['shipping']>('BasketShipping').implement({
    fields: (t) => ({
      parcel: t.exposeInt('parcel'),
      freight: t.exposeInt('freight'),
      total: t.exposeInt('total'),
    }),
  });
  const voucher = builder.objectRef<NonNullable<Basket['voucher']>>('BasketVoucher').implement({
    fields: (t) => ({
      code: t.exposeString('code'),
      title: t.exposeString('title'),
      discount: t.exposeInt('discount', { description: 'What it takes off in all, in cents.' }),
    }),
  });
  const vat = builder.objectRef<Basket['vat'][number]>('BasketVat').implement({
    fields: (t) => ({
      rate: t.exposeFloat('rate', { description: 'In percent.' }),
      cents: t.exposeInt('cents'),
    }),
  });
  const notice = builder.objectRef<GatewayBasket['notices'][number]>('BasketNotice').implement({
    fields: (t) => ({
      isGood: t.boolean({ resolve: ({ kind }) => kind === 'good' }),
      text: t.exposeString('text'),
      sku: t.exposeID('sku', { nullable: true }),
    }),
  });
  return builder.objectRef<GatewayBasket>('Basket').implement({
    description: 'The basket of whoever asks: there is one, priced this moment. Amounts are cents.',
    fields: (t) => ({
      count: t.int({ description: 'Pieces of all lines.', resolve: ({ basket }) => basket.count }),
      lines: t.field({ type: [lineItem], resolve: ({ basket }) => basket.lines }),
      goods: t.int({
        description: 'Value of the goods, before the voucher.',
        resolve: ({ basket }) => basket.goods,
      }),
      services: t.int({
        description: 'What is ordered with the goods.',
        resolve: ({ basket }) => basket.services,
      }),
      voucher: t.field({ type: voucher, nullable: true, resolve: ({ basket }) => basket.voucher }),
      shipping: t.field({ type: shipping, resolve: ({ basket }) => basket.shipping }),
      missing: t.int({
        description: 'Goods still missing for free shipping; 0: it is free.',
        resolve: ({ basket }) => basket.missing,
      }),
      freeFrom: t.int({ resolve: ({ basket }) => basket.freeFrom }),
      delivery: t.string({ resolve: ({ basket }) => basket.delivery.option }),
      total: t.int({ description: 'What is to be paid.', resolve: ({ basket }) => basket.total }),
      vat: t.field({ type: [vat], resolve: ({ basket }) => basket.vat }),
      canOrder: t.boolean({ resolve: ({ basket }) => basket.canOrder }),
      notices: t.field({
        type: [notice],
        description: 'What is said of it, or of what was just done.',
        resolve: ({ notices }) => [...notices],
      }),
    }),
  });
}

function addLineItemType(builder: GatewayBuilder, serviceKind: ServiceKind) {
  const service = addServiceType(builder, serviceKind);
  return builder.objectRef<BasketLine>('BasketLineItem').implement({
    description: 'One variant of a product, as often as it is wanted.',
    fields: (t) => ({
      sku: t.exposeID('sku'),
      product: t.exposeID('product', { description: 'Number of its product.' }),
      name: t.exposeString('name'),
      brand: t.exposeString('brand'),
      choice: t.exposeStringList('choice', { description: 'What was chosen, in words.' }),
      quantity: t.exposeInt('quantity'),
      most: t.exposeInt('most', { description: 'Pieces that can be ordered now.' }),
      price: t.int({ description: 'Of one piece.', resolve: ({ price }) => price.price }),
      priceBefore: t.exposeInt('priceBefore', {
        nullable: true,
        description: 'What one piece cost when it was put in, where that is another price now.',
      }),
      total: t.exposeInt('total', { description: 'Of all pieces, before the voucher.' }),
      discount: t.exposeInt('discount', { description: 'What the voucher takes off.' }),
      services: t.field({
        type: [service],
        description: 'What is ordered with it, and what else can be.',
        resolve: ({ services }) => services,
      }),
      problem: t.exposeString('problem', {
        nullable: true,
        description: 'Why it cannot be ordered like this; null: it can.',
      }),
    }),
  });
}
