import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { instalmentTerms } from '../money/instalment-terms.ts';
import { tenantSchema } from '../tenant/tenant.ts';
import { voucherCampaigns } from '../basket/voucher-campaign.ts';
import type { TenantConfig } from '../tenant/tenant.ts';
import { factsOf } from './facts.ts';

const [austria] = testTenant.locales;
if (!austria) throw new Error('The tenant of the tests has a locale');

/** A value as it is read: hard spaces are told apart elsewhere. */
const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');

function fact(
  name: string,
  locale = 'de-AT',
  more: Partial<TenantConfig> = {},
  entry: object = {},
): string | undefined {
  const currency = locale === 'fr-CH' ? 'CHF' : 'EUR';
  const tenant: TenantConfig = {
    ...testTenant,
    ...more,
    locales: [{ ...austria, locale, currency, ...entry } as TenantConfig['locales'][number]],
  };
  return plain(factsOf(tenant, locale).get(name));
}

describe('facts of a shop', () => {
  it.each([
    ['freeShippingFrom', ['€ 75', '75 €', 'CHF 75', '€ 75']],
    ['freeShippingFrom.inWords', ['75 Euro', '75 Euro', '75 francs', '75 euro']],
    ['parcelCost', ['€ 5,95', '5,95 €', 'CHF 5.95', '€ 5,95']],
    ['parcelCost.inWords', ['5,95 Euro', '5,95 Euro', '5.95 francs', '5,95 euro']],
    ['returnDays', ['30 Tage', '30 Tage', '30 jours', '30 dagen']],
    ['returnDays.dative', ['30 Tagen', '30 Tagen', undefined, undefined]],
    ['protectionWithdrawalDays.dative', ['21 Tagen', '21 Tagen', undefined, undefined]],
    ['returnDays.number', ['30', '30', '30', '30']],
    ['ownGuarantee', ['1 Jahr', '1 Jahr', '1 an', '1 jaar']],
    ['ownGuarantee.dative', ['1 Jahr', '1 Jahr', undefined, undefined]],
    ['parcelDays', ['1 bis 5 Werktage', '1 bis 5 Werktage', '1 à 5 jours ouvrables', '1 tot 5 werkdagen']],
    [
      'officeHours',
      [
        'Montag bis Freitag von 8 bis 21 Uhr und Samstag von 8 bis 12 Uhr',
        'Montag bis Freitag von 8 bis 21 Uhr und Samstag von 8 bis 12 Uhr',
        'du lundi au vendredi de 8 h à 21 h et le samedi de 8 h à 12 h',
        'van maandag tot en met vrijdag van 8 tot 21 uur en op zaterdag van 8 tot 12 uur',
      ],
    ],
    ['protectionRate', ['1,15 %', '1,15 %', '1,15 %', '1,15%']],
    ['orderBy.christmas.day', ['16. Dezember', '16. Dezember', '16 décembre', '16 december']],
  ])('%s is written as each locale has it', (name, written) => {
    const terms = {
      delivery: { parcel: [1, 5], freight: [10, 15] },
      ownGuarantee: 1,
      protection: { rate: 1.15, withdrawalDays: 21 },
      occasions: { christmas: '2026-12-24' },
    };
    const values = ['de-AT', 'de-DE', 'fr-CH', 'nl-NL'].map((locale) =>
      fact(name, locale, {}, { returnDays: 30, terms }),
    );
    expect(values).toEqual(written);
  });

  it('keep a number and its unit on one line', () => {
    const facts = factsOf({ ...testTenant, locales: [{ ...austria, returnDays: 30 }] }, 'de-AT');
    expect(facts.get('returnDays')).toBe('30\u00a0Tage');
    expect(facts.get('freeShippingFrom')).toBe('€\u00a075');
    expect(facts.get('freeShippingFrom.inWords')).toBe('75\u00a0Euro');
  });

  it('are others when the configuration is, and none where it says nothing', () => {
    expect(fact('freeShippingFrom', 'de-AT', {}, { freeShippingFrom: 9990 })).toBe('€ 99,90');
    expect(fact('returnDays')).toBeUndefined();
    expect(fact('parcelDays')).toBeUndefined();
    expect(fact('pauseMonths')).toBeUndefined();
    expect(fact('passwordMin')).toBe('8');
    expect(fact('nothing')).toBeUndefined();
  });

  it('of campaigns are worth, code, minimum and last day', () => {
    const vouchers = voucherCampaigns.parse([
      {
        id: 'winter',
        title: { de: 'Winter' },
        codes: { shared: { 'de-AT': 'WINTER10', 'fr-CH': 'HIVER10' } },
        worth: { kind: 'amount', cents: 1000 },
        validUntil: '2026-12-24T00:00:00+01:00',
        minimum: 7500,
      },
      {
        id: 'welcome',
        title: { de: 'Willkommen' },
        codes: { issued: { prefix: 'LINDE', days: 21 } },
        worth: { kind: 'vat' },
      },
    ]);
    const of = (name: string, locale = 'de-AT'): string | undefined =>
      fact(`voucher.${name}`, locale, { vouchers });
    expect(
      ['value', 'value.inWords', 'code', 'minimum', 'lastDay', 'lastDay.day'].map((name) =>
        of(`winter.${name}`),
      ),
    ).toEqual(['€ 10', '10 Euro', 'WINTER10', '€ 75', '23. Dezember 2026', '23. Dezember']);
    expect(of('winter.code', 'fr-CH')).toBe('HIVER10');
    expect(of('winter.value', 'nl-NL')).toBeUndefined();
    expect(['value', 'share', 'days.dative'].map((name) => of(`welcome.${name}`))).toEqual([
      '20 %',
      '16,67 %',
      '21 Tagen',
    ]);
    expect(of('welcome.code')).toBeUndefined();
  });

  it('of credit reckon by the shop’s own rules', () => {
    const instalments = instalmentTerms.parse({
      method: 'flat',
      plans: [
        { count: 3, monthlyRate: '0.65' },
        { count: 24, monthlyRate: '0.65' },
      ],
      defaultCount: 3,
      minimumInstalment: 1000,
      price: { minimum: 10_000 },
      pause: { months: 4, surcharge: '5' },
    });
    const of = (name: string): string | undefined =>
      fact(
        name,
        'de-AT',
        { instalments },
        { terms: { protection: { rate: 1.15, withdrawalDays: 14 }, occasions: {} } },
      );
    expect(
      ['pauseExample.price', 'pauseExample.total', 'pauseMonths.dative', 'instalmentCounts'].map(of),
    ).toEqual(['€ 300', '€ 315', '4 Monaten', '3 bis 24']);
    expect(['protectionExample.open', 'protectionExample.cost'].map(of)).toEqual(['€ 500', '€ 5,75']);
    expect(['vatExample.after', 'reductionExample.percent', 'reductionExample.exact'].map(of)).toEqual([
      '€ 83,32',
      '22 %',
      '22,2 %',
    ]);
  });

  it.each(['at', 'default'])(
    'of the shop %s hold no signs of markup, and all are told to editors',
    (slug) => {
      const tenant = tenantSchema.parse(JSON.parse(readFileSync(`tenants/${slug}/tenant.json`, 'utf8')));
      const guide = readFileSync('docs/editors.md', 'utf8');
      for (const { locale } of tenant.locales)
        for (const [name, value] of factsOf(tenant, locale)) {
          expect(value, name).not.toMatch(/[<>&"{}]/);
          // Forms stand in a table of their own, and campaigns and occasions have names of their shop.
          const [own = '', campaign = '', part = ''] = name.split('.');
          const named = /^(?:voucher|promotion)$/.test(own) && campaign !== '' ? `${own}.<id>.${part}` : own;
          expect(guide, name).toContain(`\`${named === 'orderBy' ? 'orderBy.<occasion>' : named}`);
        }
    },
  );
});
