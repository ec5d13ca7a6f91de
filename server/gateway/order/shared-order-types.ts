import type { PostalAddress } from '../../../schemas/address/postal-address.ts';
import type { ParcelShop } from '../../../schemas/checkout/checkout-draft.ts';
import type { Delivery } from '../../../schemas/told-order/delivery.ts';
import type { IncludedTax } from '../../../schemas/told-order/included-tax.ts';
import type { ToldService } from '../../../schemas/told-order/told-goods.ts';
import type { ToldOrder } from '../../../schemas/told-order/told-order.ts';
import { paymentMeans } from '../../../schemas/payment/payment-means.ts';
import type { ShownPlan } from '../../../schemas/payment/shown-plan.ts';
import { enumOf } from '../graph/enum-of.ts';
import type { GatewayBuilder } from '../graph/gateway-builder.ts';

export type SharedOrderTypes = ReturnType<typeof addSharedOrderTypes>;

/** What an order has in common with one that is being prepared. */
export function addSharedOrderTypes(builder: GatewayBuilder) {
  const address = addAddressType(builder);
  return {
    ...{ address, delivery: addDeliveryType(builder, address), plan: addPlanType(builder) },
    method: enumOf(builder, 'PaymentMethod', paymentMeans),
    ...addGoodsTypes(builder),
    tax: builder.objectRef<IncludedTax>('IncludedTax').implement({
      description: 'Value added tax of one rate.',
      fields: (t) => ({
        rate: t.exposeFloat('rate', { description: 'In percent.' }),
        gross: t.exposeInt('gross'),
        net: t.exposeInt('net'),
        tax: t.exposeInt('tax'),
      }),
    }),
  };
}

/** What the sum of an order is made of. */
function addGoodsTypes(builder: GatewayBuilder) {
  return {
    service: builder.objectRef<ToldService>('OrderService').implement({
      fields: (t) => ({
        position: t.exposeInt('position', { description: 'Of the line that it is ordered with.' }),
        kind: t.exposeString('kind', { description: 'old-appliance or assembly.' }),
        name: t.exposeString('name'),
        quantity: t.exposeInt('quantity'),
        price: t.exposeInt('price', { description: 'For one piece.' }),
        total: t.exposeInt('total', { description: 'For all pieces.' }),
      }),
    }),
    voucher: builder.objectRef<NonNullable<ToldOrder['voucher']>>('OrderVoucher').implement({
      fields: (t) => ({
        code: t.exposeString('code'),
        title: t.exposeString('title'),
        discount: t.exposeInt('discount', { description: 'What it takes off in all.' }),
      }),
    }),
  };
}

function addAddressType(builder: GatewayBuilder) {
  return builder.objectRef<PostalAddress>('Address').implement({
    fields: (t) => ({
      salutation: t.exposeString('salutation', { description: 'female, male or none.' }),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      street: t.exposeString('street'),
      houseNumber: t.exposeString('houseNumber'),
      addition: t.exposeString('addition', { description: 'Staircase, company, care of; empty: nothing.' }),
      postalCode: t.exposeString('postalCode'),
      city: t.exposeString('city'),
      country: t.exposeString('country', { description: 'Two capitals of ISO 3166.' }),
    }),
  });
}

/** `Delivery`. (Requirement 3.127) */
function addDeliveryType(builder: GatewayBuilder, address: ReturnType<typeof addAddressType>) {
  const parcelShop = builder.objectRef<ParcelShop>('ParcelShop').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      street: t.exposeString('street'),
      postalCode: t.exposeString('postalCode'),
      city: t.exposeString('city'),
      country: t.exposeString('country'),
      hours: t.string({
        nullable: true,
        description: 'When it is open, in words.',
        resolve: ({ hours = null }) => hours,
      }),
    }),
  });
  const freight = builder.objectRef<NonNullable<Delivery['freight']>>('FreightDate').implement({
    fields: (t) => ({ day: t.exposeString('day'), floor: t.exposeString('floor') }),
  });
  const shipping = builder.objectRef<Delivery['shipping']>('DeliveryCosts').implement({
    fields: (t) => ({
      parcel: t.exposeInt('parcel'),
      freight: t.exposeInt('freight'),
      total: t.exposeInt('total'),
    }),
  });
  const consignment = builder.objectRef<Delivery['consignments'][number]>('Consignment').implement({
    description: 'What comes together. Days are YYYY-MM-DD.',
    fields: (t) => ({
      mode: t.exposeString('mode', { description: 'parcel or freight.' }),
      from: t.exposeString('from', { description: 'First day on which it is expected.' }),
      to: t.exposeString('to', { description: 'Last day.' }),
      skus: t.exposeStringList('skus'),
    }),
  });
  return builder.objectRef<Delivery>('Delivery').implement({
    description: 'What comes where, when and for how much, in cents.',
    fields: (t) => ({
      option: t.exposeString('option', { description: 'standard or eco.' }),
      address: t.field({
        type: address,
        nullable: true,
        description: 'Null: to a parcel shop, or not told yet.',
        resolve: (told) => told.address,
      }),
      parcelShop: t.field({ type: parcelShop, nullable: true, resolve: (told) => told.parcelShop }),
      freight: t.field({
        type: freight,
        nullable: true,
        description: 'Day that was agreed on with the forwarder, and where to carry it.',
        resolve: (told) => told.freight,
      }),
      shipping: t.field({ type: shipping, resolve: (told) => told.shipping }),
      consignments: t.field({
        type: [consignment],
        description: 'The first one first.',
        resolve: (told) => told.consignments,
      }),
    }),
  });
}

function addPlanType(builder: GatewayBuilder) {
  return builder.objectRef<ShownPlan>('PaymentPlan').implement({
    description: 'A credit: amounts in cents, yearly rates in hundredths of a percent.',
    fields: (t) => ({
      count: t.exposeInt('count', { description: 'Payments in all.' }),
      first: t.exposeInt('first'),
      regular: t.exposeInt('regular', { nullable: true, description: 'Null: there is one payment alone.' }),
      regularCount: t.exposeInt('regularCount'),
      last: t.exposeInt('last', { nullable: true }),
      surcharge: t.exposeInt('surcharge', { description: 'What the credit costs, a pause included.' }),
      total: t.exposeInt('total'),
      nominalRate: t.exposeInt('nominalRate'),
      effectiveRate: t.exposeInt('effectiveRate'),
    }),
  });
}
