import type { VoucherCampaign } from '../../../schemas/basket/voucher-campaign.ts';
import { dayIn } from '../../../schemas/day-in.ts';
import { isWithin } from '../../../schemas/moment.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { isCustomer } from '../../session/collection-owner.ts';
import { hashedVoucherCode } from './voucher-code.ts';
import { voucherOffer, type VoucherOffer } from './voucher-offer.ts';
import type { VoucherFacts, VoucherStore } from './voucher-store.ts';

type VoucherFault = 'unknown' | 'elsewhere' | 'expired' | 'not-yet' | 'customers-only' | 'used' | 'one-a-day';

type VoucherValidation =
  | { ok: true; voucher: VoucherOffer }
  /** `from`: moment from which it holds (ms), where it does not yet. */
  | { ok: false; reason: VoucherFault; from?: number };

type Shop = Pick<TenantConfig, 'slug' | 'timeZone' | 'vouchers'>;

/** A code as it was typed, and the campaign that it was taken for; null: it has just been typed. */
interface NamedVoucher {
  code: string;
  campaign: string | null;
}

/**
 * Says whether somebody may use a voucher now. One that was taken holds in every language that has a code for its campaign, and is
 * called by that. `owner` as collections are kept: a customer, or somebody who is not known. `now` gives milliseconds since 1970.
 */
export function createVoucherValidator(store: Pick<VoucherStore, 'look'>, now: () => number) {
  return async (
    shop: Shop,
    locale: string,
    named: NamedVoucher,
    owner: string,
  ): Promise<VoucherValidation> => {
    const at = now();
    const customer = isCustomer(owner) ? owner : null;
    const hash = hashedVoucherCode(shop.slug, named.code);
    const facts = await store.look(shop.slug, { hash, customer, day: dayIn(shop.timeZone, at) });
    const campaign = campaignOf(shop, locale, named, facts);
    if (!campaign) return { ok: false, reason: 'unknown' };
    const code = codeOf(campaign, locale, named.code);
    if (code === undefined) return { ok: false, reason: 'elsewhere' };
    const fault = timeFault(campaign, facts, shop, at) ?? personFault(campaign, facts, customer);
    return fault ?? { ok: true, voucher: voucherOffer(campaign, code, locale) };
  };
}

function campaignOf(
  { vouchers = [] }: Shop,
  locale: string,
  { code, campaign }: NamedVoucher,
  { issued }: VoucherFacts,
): VoucherCampaign | undefined {
  return (
    // A name without its code is one that an older version has left behind.
    vouchers.find(
      ({ id, codes }) => id === campaign && 'shared' in codes && allCodes(codes.shared).includes(code),
    ) ??
    vouchers.find(({ codes }) => 'shared' in codes && sharedCode(codes.shared, locale) === code) ??
    vouchers.find(({ id, codes }) => 'issued' in codes && id === issued?.campaign)
  );
}

/** What a campaign's code is in a locale; undefined: it has none there. */
function codeOf({ codes }: VoucherCampaign, locale: string, given: string): string | undefined {
  return 'shared' in codes ? sharedCode(codes.shared, locale) : given;
}

function allCodes(shared: string | Readonly<Record<string, string>>): string[] {
  return typeof shared === 'string' ? [shared] : Object.values(shared);
}

function sharedCode(shared: string | Readonly<Record<string, string>>, locale: string): string | undefined {
  if (typeof shared === 'string') return shared;
  return Object.hasOwn(shared, locale) ? shared[locale] : undefined;
}

type Faulty = Extract<VoucherValidation, { ok: false }>;

function timeFault(
  { codes, validFrom, validUntil }: VoucherCampaign,
  { issued }: VoucherFacts,
  { timeZone }: Shop,
  at: number,
): Faulty | undefined {
  if (validFrom !== undefined && !isWithin(at, { from: validFrom }))
    return { ok: false, reason: 'not-yet', from: Date.parse(validFrom) };
  if (!isWithin(at, { to: validUntil })) return { ok: false, reason: 'expired' };
  if (!('issued' in codes) || !issued) return undefined;
  const age = daysBetween(dayIn(timeZone, issued.issuedAt), dayIn(timeZone, at));
  return age > codes.issued.days ? { ok: false, reason: 'expired' } : undefined;
}

function personFault(
  campaign: VoucherCampaign,
  { issued, hasRedeemed }: VoucherFacts,
  customer: string | null,
): Faulty | undefined {
  if (campaign.for === 'customers' && customer === null) return { ok: false, reason: 'customers-only' };
  if ('issued' in campaign.codes && issued?.isUsed === true) return { ok: false, reason: 'used' };
  return hasRedeemed ? { ok: false, reason: 'one-a-day' } : undefined;
}

/** Days of the calendar, whatever hours the clock was changed by. */
function daysBetween(first: string, second: string): number {
  return (Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000;
}
