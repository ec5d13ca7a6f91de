import type { DeliveryStatement } from '../../shop/catalogue/delivery-statement.ts';
import type { GatewayBuilder } from '../graph/gateway-builder.ts';

const states = {
  'in-stock': 'IN_STOCK',
  'sold-out': 'SOLD_OUT',
  'needs-variant': 'NEEDS_VARIANT',
  unavailable: 'UNAVAILABLE',
} as const satisfies Record<DeliveryStatement['state'], string>;

/** Type `Availability`: what is said about delivery. (Requirement 3.121) */
export function addAvailabilityType(builder: GatewayBuilder) {
  const state = builder.enumType('AvailabilityState', {
    values: {
      IN_STOCK: { description: 'It can be ordered.' },
      SOLD_OUT: {},
      NEEDS_VARIANT: { description: 'Some of its variants can be ordered, and none is chosen.' },
      UNAVAILABLE: { description: 'Nothing is known of its delivery.' },
    } as const,
  });
  const mode = builder.enumType('DeliveryMode', { values: ['PARCEL', 'FREIGHT'] as const });
  return builder.objectRef<DeliveryStatement>('Availability').implement({
    fields: (t) => ({
      state: t.field({ type: state, resolve: (said) => states[said.state] }),
      mode: t.field({
        type: mode,
        nullable: true,
        resolve: (said) => (said.state !== 'in-stock' ? null : said.mode === 'parcel' ? 'PARCEL' : 'FREIGHT'),
      }),
      daysFrom: t.int({
        nullable: true,
        description: 'Working days from order to door, the shortest.',
        resolve: (said) => (said.state === 'in-stock' ? said.days[0] : null),
      }),
      daysTo: t.int({
        nullable: true,
        resolve: (said) => (said.state === 'in-stock' ? said.days[1] : null),
      }),
      left: t.int({
        nullable: true,
        description: 'Pieces left, when they are few.',
        resolve: (said) => (said.state === 'in-stock' ? said.left : null),
      }),
      restock: t.string({
        nullable: true,
        description: 'When more arrives (ISO 8601).',
        resolve: (said) =>
          said.state === 'sold-out' && said.restock !== null ? new Date(said.restock).toISOString() : null,
      }),
    }),
  });
}
