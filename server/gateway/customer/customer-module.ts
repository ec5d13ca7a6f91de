import type { Response } from 'express';
import type { KnownVisitor } from '../../../schemas/account/known-visitor.ts';
import type { GatewayBuilder, GatewayModule } from '../graph/gateway-builder.ts';

export interface CustomerPort {
  /** Who sends the request that this answers, by the stored session alone. */
  customerOf(response: Response): Promise<KnownVisitor>;
}

type Known = Exclude<KnownVisitor, { kind: 'anonymous' }>;
type Full = Extract<KnownVisitor, { kind: 'full' }>;

/** `Customer`: whoever asks, and nobody else. (Requirements 3.124 to 3.126) */
export function createCustomerModule({ customerOf }: CustomerPort): GatewayModule {
  return (builder) => {
    const customer = addCustomerType(builder);
    builder.queryField('customer', (t) =>
      t.field({
        type: customer,
        nullable: true,
        description: 'Whoever asks; null where nobody is known.',
        async resolve(_root, _args, { outgoing }) {
          const visitor = await customerOf(outgoing);
          return visitor.kind === 'anonymous' ? null : visitor;
        },
      }),
    );
  };
}

function addCustomerType(builder: GatewayBuilder) {
  const state = builder.enumType('CustomerState', {
    values: {
      SOFT: { description: 'Known, but not proved: nothing but the first name is told.' },
      FULL: { description: 'Logged in.' },
    } as const,
  });
  const full = <Value>(known: Known, read: (customer: Full) => Value): Value | null =>
    known.kind === 'full' ? read(known) : null;
  return builder.objectRef<Known>('Customer').implement({
    fields: (t) => ({
      state: t.field({ type: state, resolve: ({ kind }) => (kind === 'full' ? 'FULL' : 'SOFT') }),
      firstName: t.exposeString('firstName'),
      lastName: t.string({ nullable: true, resolve: (known) => full(known, ({ lastName }) => lastName) }),
      customerNumber: t.string({
        nullable: true,
        description: 'Number of the business partner.',
        resolve: (known) => full(known, ({ customerNumber }) => customerNumber),
      }),
      email: t.string({ nullable: true, resolve: (known) => full(known, ({ email }) => email) }),
      birthday: t.string({
        nullable: true,
        description: 'As YYYY-MM-DD, where it was told.',
        resolve: (known) => full(known, ({ birthday }) => birthday),
      }),
      phone: t.string({
        nullable: true,
        description: 'As it is dialled, where it was told.',
        resolve: (known) => full(known, ({ phone }) => phone),
      }),
      hasPassword: t.boolean({
        nullable: true,
        description: 'False: none was ever set.',
        resolve: (known) => full(known, ({ hasPassword }) => hasPassword),
      }),
      bonusProgram: t.boolean({
        nullable: true,
        description: 'Whether a loyalty card is known.',
        resolve: (known) => full(known, ({ bonusProgram }) => bonusProgram),
      }),
      premiumRenewsOn: t.string({
        nullable: true,
        description: 'Day on which the premium programme renews itself, as YYYY-MM-DD; null: not a member.',
        resolve: (known) => full(known, ({ premiumRenewsOn }) => premiumRenewsOn),
      }),
      salutation: t.string({
        nullable: true,
        description: 'female, male or none.',
        resolve: (known) => full(known, ({ salutation }) => salutation),
      }),
    }),
  });
}
