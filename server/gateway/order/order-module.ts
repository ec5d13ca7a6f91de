import { ordersAtOnce } from '../../shop/order/order-calls.ts';
import type { GatewayModule } from '../graph/gateway-builder.ts';
import { badInput } from '../graph/user-fault.ts';
import { addCheckoutType } from './checkout-type.ts';
import type { OrderPort } from './order-port.ts';
import { addOrderType } from './order-type.ts';
import { addSharedOrderTypes } from './shared-order-types.ts';

/** Most orders that are passed over. */
const mostSkipped = 999_999;

/** What whoever asks prepares and has ordered; of others nobody learns whether there is anything. (Requirements 3.127, 7.058) */
export function createOrderModule(port: OrderPort): GatewayModule {
  return (builder) => {
    const shared = addSharedOrderTypes(builder);
    const order = addOrderType(builder, shared);
    const checkout = addCheckoutType(builder, shared);
    builder.queryFields((t) => ({
      checkout: t.field({
        type: checkout,
        nullable: true,
        description:
          'The order that whoever asks prepares; null: there is nothing to order, or its customer must log in again.',
        resolve: (_root, _args, { incoming, outgoing, locale }) =>
          port.checkoutOf(incoming, outgoing, locale.locale),
      }),
      order: t.field({
        type: order,
        nullable: true,
        description: 'An order, for whoever has its token; null: there is none.',
        args: { token: t.arg.string({ required: true }) },
        resolve: (_root, { token }, { outgoing }) => port.orderOf(outgoing, token),
      }),
      orders: t.field({
        type: [order],
        description: 'What whoever is logged in has ordered, the newest first; nothing for anybody else.',
        args: {
          skip: t.arg.int({ defaultValue: 0 }),
          first: t.arg.int({ defaultValue: ordersAtOnce.usual }),
        },
        resolve(_root, args, { outgoing }) {
          const { skip, first } = { skip: args.skip ?? 0, first: args.first ?? ordersAtOnce.usual };
          if (first < 1 || first > ordersAtOnce.most) throw badInput(`first is 1 to ${ordersAtOnce.most}`);
          if (skip < 0 || skip > mostSkipped) throw badInput(`skip is 0 to ${mostSkipped}`);
          return port.ordersOf(outgoing, { skip, first });
        },
      }),
    }));
  };
}
