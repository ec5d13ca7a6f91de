import type { VoucherCampaign } from '../../../schemas/basket/voucher-campaign.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import type { Cents } from '../../../schemas/money/cents.ts';
import { parsePercent } from '../../../schemas/money/rate.ts';
import type { VoucherWorth } from '../../../schemas/money/voucher-discount.ts';

/** What of an article decides whether a campaign is for it. */
interface CampaignGoods {
  /** All its categories, with those above them. */
  categories: readonly string[];
  brand: string;
  badges: readonly string[];
  isReduced: boolean;
}

/** A voucher that somebody may use now. */
export interface VoucherOffer {
  code: string;
  campaign: string;
  title: string;
  /** Value of goods that it covers that there must be; null: none. */
  minimum: Cents | null;
  worth: VoucherWorth;
  /** Whether it is for such an article. */
  covers(goods: CampaignGoods): boolean;
}

/** A code of a campaign, as baskets reckon with it. */
export function voucherOffer(campaign: VoucherCampaign, code: string, locale: string): VoucherOffer {
  return {
    code,
    campaign: campaign.id,
    title: inLocale(campaign.title, locale),
    minimum: campaign.minimum ?? null,
    worth: worthOf(campaign),
    covers: (goods) => isFor(campaign, goods),
  };
}

/** Never what is reduced, never what is named as excluded. (Requirements 9.032–9.041, 9.049) */
function isFor({ categories, without }: VoucherCampaign, goods: CampaignGoods): boolean {
  const lies = (names: readonly string[]): boolean => names.some((name) => goods.categories.includes(name));
  if (goods.isReduced || lies(without.categories) || without.brands.includes(goods.brand)) return false;
  if (without.badges.some((badge) => goods.badges.includes(badge))) return false;
  return categories.length === 0 || lies(categories);
}

function worthOf({ worth }: VoucherCampaign): VoucherWorth {
  return worth.kind === 'percent' ? { kind: 'percent', rate: parsePercent(worth.percent) ?? 0 } : worth;
}
