import type { BasketForm } from '../../../schemas/basket/basket-form.ts';
import type { GatewayModule } from '../graph/gateway-builder.ts';
import type { GatewayContext } from '../graph/gateway-context.ts';
import { userFault } from '../graph/user-fault.ts';
import type { BasketPort, GatewayBasket } from './basket-port.ts';
import { addServiceKind } from './service-type.ts';
import { addBasketType } from './basket-type.ts';

/** The query `basket` and what changes it; every change answers with the basket as it is then. (Requirement 7.054) */
export function createBasketModule(port: BasketPort): GatewayModule {
  async function change(
    { incoming, outgoing, locale }: GatewayContext,
    form: BasketForm,
    values: Readonly<Record<string, string>> = {},
  ): Promise<GatewayBasket> {
    const changed = await port.changeBasket(incoming, outgoing, locale.locale, { form, values });
    if (changed.ok) return changed.told;
    const { status, detail, waitSeconds: wait } = changed;
    throw userFault(detail, { code: codeOf(status), status, ...(wait !== undefined && { wait }) });
  }

  return (builder) => {
    const kind = addServiceKind(builder);
    const basket = addBasketType(builder, kind);
    builder.queryField('basket', (t) =>
      t.field({
        type: basket,
        resolve: (_root, _args, { incoming, outgoing, locale }) =>
          port.basketOf(incoming, outgoing, locale.locale),
      }),
    );
    builder.mutationFields((t) => {
      const sku = t.arg.id({ required: true });
      const service = t.arg({ type: kind, required: true });
      return {
        addToBasket: t.field({
          type: basket,
          description: 'By the number of a variant, or of a product with one variant.',
          args: { sku, quantity: t.arg.int({ defaultValue: 1 }), services: t.arg({ type: [kind] }) },
          resolve: (_root, args, context) =>
            change(context, 'add', {
              ...{ sku: args.sku, quantity: String(args.quantity ?? 1) },
              ...Object.fromEntries((args.services ?? []).map((each) => [each, 'yes'])),
            }),
        }),
        changeBasketLine: t.field({
          type: basket,
          description: 'So many pieces in all; 0: none.',
          args: { sku, quantity: t.arg.int({ required: true }) },
          resolve: (_root, args, context) =>
            change(context, 'change', { sku: args.sku, quantity: String(args.quantity) }),
        }),
        removeFromBasket: t.field({
          type: basket,
          args: { sku },
          resolve: (_root, args, context) => change(context, 'remove', { sku: args.sku }),
        }),
        orderService: t.field({
          type: basket,
          description: 'Orders a service with all pieces of an article.',
          args: { sku, service },
          resolve: (_root, args, context) => change(context, 'service', args),
        }),
        removeService: t.field({
          type: basket,
          args: { sku, service },
          resolve: (_root, args, context) => change(context, 'remove-service', args),
        }),
        redeemVoucher: t.field({
          type: basket,
          args: { code: t.arg.string({ required: true }) },
          resolve: (_root, { code }, context) => change(context, 'voucher', { code }),
        }),
        removeVoucher: t.field({
          type: basket,
          resolve: (_root, _args, context) => change(context, 'remove-voucher'),
        }),
      };
    });
  };
}

function codeOf(status: number): string {
  if (status === 429) return 'TOO_MANY';
  return status === 503 ? 'UNAVAILABLE' : 'BAD_USER_INPUT';
}
