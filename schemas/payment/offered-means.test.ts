import { describe, expect, test } from 'vitest';
import { instalmentTerms } from '../money/instalment-terms.ts';
import { offeredMeans, type PaymentFacts } from './offered-means.ts';
import { deliveryKinds, isByProvider, isCredit, type PaymentMeans, paymentMeans } from './payment-means.ts';
import { paymentRules } from './payment-rules.ts';

const rules = paymentRules.parse([
  { means: 'invoice', maximum: 150_000, guestMaximum: 30_000, deliveries: ['parcel', 'freight'] },
  { means: 'instalments' },
  { means: 'pause' },
  { means: 'paypal', minimum: 100 },
  { means: 'visa' },
  { means: 'ideal', locales: ['nl-NL'] },
]);
const terms = instalmentTerms.parse({
  method: 'flat',
  plans: [3, 12].map((count) => ({ count, monthlyRate: '0.65' })),
  defaultCount: 12,
  minimumInstalment: 1000,
  price: { minimum: 2500, maximum: 500_000 },
  pause: { months: 4, surcharge: '5' },
});
const customer = { kind: 'customer', birthday: '1990-05-17', hasCreditAffinity: true } as const;
const usual: PaymentFacts = {
  ...{ locale: 'de-AT', price: 20_000, deliveries: ['parcel'], buyer: customer },
  ...{ today: '2026-12-01', hasProvider: true },
};

function reasons(more: Partial<PaymentFacts> = {}, own = terms as typeof terms | null) {
  return Object.fromEntries(
    offeredMeans(rules, own, { ...usual, ...more }).map((each) => [
      each.means,
      each.isOffered ? 'offered' : each.reason,
    ]),
  ) as Record<PaymentMeans, string>;
}

describe('means of payment', () => {
  test('are all told of, those of the shop first, and offered to an adult customer', () => {
    const all = offeredMeans(rules, terms, usual);
    expect(all.map(({ means }) => means)).toEqual([
      ...['invoice', 'instalments', 'pause', 'paypal', 'visa', 'ideal'],
      ...['mastercard', 'diners', 'discover'],
    ]);
    expect(reasons()).toEqual({
      ...{ invoice: 'offered', instalments: 'offered', pause: 'offered', paypal: 'offered', visa: 'offered' },
      ...{ ideal: 'locale', mastercard: 'off', diners: 'off', discover: 'off' },
    });
  });

  test('of a guest are no credits, and an invoice up to the shop’s limit', () => {
    const guest = { buyer: { kind: 'guest' } } as const;
    expect(reasons(guest)).toMatchObject({
      ...{ invoice: 'offered', instalments: 'guest', pause: 'guest', paypal: 'offered' },
    });
    expect(reasons({ ...guest, price: 30_000 }).invoice).toBe('offered');
    expect(reasons({ ...guest, price: 30_001 }).invoice).toBe('above-maximum');
    expect(reasons({ price: 30_001 }).invoice).toBe('offered');
    expect(reasons({ price: 150_001 }).invoice).toBe('above-maximum');
  });

  test.each([
    [null, 'no-birthday'],
    ['2008-12-02', 'too-young'],
    ['2008-12-01', 'offered'],
    ['2026-11-30', 'too-young'],
  ])('of whoever was born on %s: credits are %s', (birthday, expected) => {
    const { instalments, pause, invoice } = reasons({ buyer: { ...customer, birthday } });
    expect([instalments, pause, invoice]).toEqual([expected, expected, 'offered']);
  });

  test('of whoever was born on a leap day are credits from 1 March on', () => {
    const buyer = { ...customer, birthday: '2008-02-29' };
    const onDays = ['2026-02-28', '2026-03-01'].map((today) => reasons({ buyer, today }).instalments);
    expect(onDays).toEqual(['too-young', 'offered']);
  });

  test('without affinity are no credits', () => {
    const buyer = { ...customer, hasCreditAffinity: false };
    expect(reasons({ buyer })).toMatchObject({
      ...{ instalments: 'no-affinity', pause: 'no-affinity', invoice: 'offered', visa: 'offered' },
    });
  });

  test('keep to the ways of delivery that they are for, each of them', () => {
    expect(reasons({ deliveries: ['freight', 'parcel'] }).invoice).toBe('offered');
    expect(reasons({ deliveries: ['freight', 'parcel-shop'] })).toMatchObject({
      ...{ invoice: 'delivery', visa: 'offered' },
    });
  });

  test.each([
    [99, 'below-minimum', 'below-minimum'],
    [100, 'below-minimum', 'offered'],
    [2499, 'below-minimum', 'offered'],
    [2500, 'no-plan', 'offered'],
    [3000, 'offered', 'offered'],
    [500_000, 'offered', 'offered'],
    [500_001, 'above-maximum', 'offered'],
  ])('for %i cents: instalments %s, PayPal %s', (price, instalments, paypal) => {
    expect(reasons({ price })).toMatchObject({ instalments, paypal });
  });

  test('with a pause ask for no smallest instalment', () => {
    expect(reasons({ price: 2500 }).pause).toBe('offered');
  });

  test('are an invoice alone where vouchers have paid for everything', () => {
    expect(reasons({ price: 0 })).toMatchObject({
      invoice: 'offered',
      visa: 'nothing-to-pay',
      pause: 'nothing-to-pay',
    });
  });

  test('are none of a provider where there is none', () => {
    const without = reasons({ hasProvider: false, locale: 'nl-NL' });
    expect(without).toMatchObject({ paypal: 'no-provider', visa: 'no-provider', ideal: 'no-provider' });
    expect([without.invoice, without.instalments]).toEqual(['offered', 'offered']);
  });

  test('have iDEAL in the Dutch shop alone', () => {
    expect(['nl-NL', 'de-DE', 'fr-CH'].map((locale) => reasons({ locale }).ideal)).toEqual([
      ...['offered', 'locale', 'locale'],
    ]);
  });

  test('are no credits where the shop has no terms for them', () => {
    expect(reasons({}, null)).toMatchObject({ instalments: 'off', pause: 'off' });
    expect(reasons({}, { ...terms, plans: [], pause: undefined })).toMatchObject({
      instalments: 'off',
      pause: 'off',
    });
  });

  test('say why where it lies with the customer or the order, not where the shop has none', () => {
    const told = (more: Partial<PaymentFacts>, means: PaymentMeans): boolean | undefined => {
      const found = offeredMeans(rules, terms, { ...usual, ...more }).find((each) => each.means === means);
      return found?.isOffered === false ? found.isTold : undefined;
    };
    expect(told({ buyer: { kind: 'guest' } }, 'instalments')).toBe(true);
    expect(told({ price: 1 }, 'paypal')).toBe(true);
    expect(told({}, 'ideal')).toBe(false);
    expect(told({}, 'diners')).toBe(false);
    expect(told({ hasProvider: false }, 'visa')).toBe(false);
    expect(told({}, 'visa')).toBeUndefined();
  });

  test('hold their rules for every guest, way of delivery, amount and locale', () => {
    const buyers: PaymentFacts['buyer'][] = [
      { kind: 'guest' },
      ...[null, '1990-05-17', '2010-01-01'].flatMap((birthday) =>
        [true, false].map((hasCreditAffinity) => ({
          kind: 'customer' as const,
          birthday,
          hasCreditAffinity,
        })),
      ),
    ];
    const found = buyers.flatMap((buyer) =>
      [0, 99, 20_000, 30_001, 600_000].flatMap((price) =>
        deliveryKinds.flatMap((kind) =>
          ['de-AT', 'nl-NL'].flatMap((locale) =>
            [true, false].flatMap((hasProvider) => {
              const facts = { ...usual, buyer, price, deliveries: [kind], locale, hasProvider };
              return offeredMeans(rules, terms, facts).flatMap(({ means, isOffered }) =>
                isOffered ? [{ means, ...facts }] : [],
              );
            }),
          ),
        ),
      ),
    );
    expect(found.length).toBeGreaterThan(100);
    const against = found.filter(
      ({ means, buyer, price, hasProvider, locale }) =>
        (isCredit(means) &&
          (buyer.kind === 'guest' || buyer.birthday !== '1990-05-17' || !buyer.hasCreditAffinity)) ||
        (isByProvider(means) && (!hasProvider || price === 0)) ||
        (means === 'ideal' && locale !== 'nl-NL'),
    );
    expect(against).toEqual([]);
  });
});

describe('the rules of a shop', () => {
  test.each([
    ['a means twice', [{ means: 'visa' }, { means: 'visa' }]],
    ['a minimum above the maximum', [{ means: 'visa', minimum: 2, maximum: 1 }]],
    ['a means that nobody knows', [{ means: 'cheque' }]],
    ['no means at all', []],
    ['a surcharge', [{ means: 'visa', surcharge: 100 }]],
  ])('are refused with %s', (_, given) => {
    expect(paymentRules.safeParse(given).success).toBe(false);
  });

  test('know of every means who takes the money', () => {
    expect(paymentMeans.filter(isCredit)).toEqual(['instalments', 'pause']);
    expect(paymentMeans.filter((means) => !isByProvider(means))).toEqual(['invoice', 'instalments', 'pause']);
  });
});
