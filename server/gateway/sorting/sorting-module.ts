import { type ProductOrder, productOrders } from '../../../schemas/catalogue/product-search.ts';
import type { GatewayModule } from '../graph/gateway-builder.ts';

export interface SortingPort {
  /** One of the shop's texts in the language of a locale. */
  text: (tenant: string, locale: string, key: string) => string;
}

/** `Sorting`: the orders of product lists, each identified by its key. (Requirement 3.132) */
export function createSortingModule({ text }: SortingPort): GatewayModule {
  return (builder) => {
    const sorting = builder.objectRef<ProductOrder>('Sorting').implement({
      description: 'An order of product lists, identified by its key, which addresses name as `sortierung`.',
      fields: (t) => ({
        key: t.id({ resolve: (order) => order }),
        label: t.string({
          resolve: (order, _args, { tenant, locale }) =>
            text(tenant.slug, locale.locale, `product-listing.order.${order}`),
        }),
      }),
    });
    builder.queryField('sortings', (t) => t.field({ type: [sorting], resolve: () => [...productOrders] }));
  };
}
