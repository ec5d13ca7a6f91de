import type { BasketService } from '../../../schemas/basket/basket.ts';
import type { GatewayBuilder } from '../graph/gateway-builder.ts';

export type ServiceKind = ReturnType<typeof addServiceKind>;

/** What can be ordered with an article, by the names of `goodsServices`. */
export function addServiceKind(builder: GatewayBuilder) {
  return builder.enumType('ServiceKind', {
    values: {
      OLD_APPLIANCE: { value: 'old-appliance', description: 'The old appliance is picked up.' },
      ASSEMBLY: { value: 'assembly', description: 'The new thing is put together.' },
    } as const,
  });
}

/** A service with an article of a basket; amounts in cents. */
export function addServiceType(builder: GatewayBuilder, kind: ServiceKind) {
  return builder.objectRef<BasketService>('BasketService').implement({
    fields: (t) => ({
      kind: t.field({ type: kind, resolve: (service) => service.kind }),
      name: t.exposeString('name'),
      price: t.exposeInt('price', { description: 'For one piece.' }),
      total: t.exposeInt('total', { description: 'For all pieces; 0 where it is not chosen.' }),
      isChosen: t.exposeBoolean('isChosen'),
      isOffered: t.exposeBoolean('isOffered', {
        description: 'False: it was chosen, and is not to be had any more.',
      }),
    }),
  });
}
