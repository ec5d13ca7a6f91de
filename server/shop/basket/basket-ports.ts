import type { BasketLine } from '../../../schemas/basket/basket.ts';
import type { GoodsService } from '../../../schemas/catalogue/goods-service.ts';
import type { VariantAxis } from '../../../schemas/catalogue/product-variant.ts';
import type { Cents } from '../../../schemas/money/cents.ts';
import type { PartsPerMillion } from '../../../schemas/money/rate.ts';
import type { ShippingMode } from '../../../schemas/money/shipping-costs.ts';
import type { VoucherWorth } from '../../../schemas/money/voucher-discount.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';

/** A variant as the catalogue knows it this moment, in a locale; amounts are cents of its currency. */
export interface BasketArticle extends Pick<
  BasketLine,
  | 'sku'
  | 'product'
  | 'slug'
  | 'name'
  | 'brand'
  | 'picture'
  | 'query'
  | 'price'
  | 'delivery'
  | 'energy'
  | 'tyre'
  | 'withdrawalException'
> {
  /** What was chosen: the colour in words, the size and the width. */
  choice: { colour: string | null; size: string | null; width: string | null };
  /** Pieces that can be ordered now, at most those that a basket takes; 0: none. */
  most: number;
  /** It will not come back, or is not sold in the locale. */
  isGone: boolean;
  mode: ShippingMode;
  taxRate: PartsPerMillion;
  /** What can be ordered with it, each for one piece. */
  services: readonly { kind: GoodsService; price: Cents; taxRate: PartsPerMillion }[];
  voucher: VoucherGoods;
}

/** What of an article decides whether a voucher is for it. */
interface VoucherGoods {
  /** All its categories, with those above them. */
  categories: readonly string[];
  brand: string;
  badges: readonly string[];
  /** Its price is announced as reduced. */
  isReduced: boolean;
}

export type FoundArticle =
  | { kind: 'article'; article: BasketArticle }
  /** It is a product of several variants, and not all is chosen: its number, as its address names it. */
  | { kind: 'needs-variant'; product: string; slug: string };

/** What was chosen of a product, by the names of its axes. */
export type ArticleChoice = Readonly<Partial<Record<VariantAxis, string | undefined>>>;

/** The catalogue, asked anew for every basket. */
export interface BasketArticles {
  /**
   * By the numbers of variants, or of products with one variant, or with the one that is chosen; what nothing is called is left
   * out.
   */
  find(
    tenant: TenantConfig,
    locale: string,
    skus: readonly string[],
    choice?: ArticleChoice,
  ): Promise<Map<string, FoundArticle>>;
}

/** A voucher that holds for somebody now. */
export interface BasketVoucher {
  /** What it is called in the locale. */
  code: string;
  campaign: string;
  title: string;
  /** Value of goods that it covers that there must be; null: none. */
  minimum: Cents | null;
  worth: VoucherWorth;
  /** Whether it is for such an article. */
  covers(goods: VoucherGoods): boolean;
}

type VoucherRefusal =
  | 'unknown'
  | 'elsewhere'
  | 'expired'
  | 'not-yet'
  | 'customers-only'
  | 'used'
  | 'one-a-day';

export type ValidatedVoucher =
  | { ok: true; voucher: BasketVoucher }
  /** `from`: moment from which it holds (ms), where it does not yet. */
  | { ok: false; reason: VoucherRefusal; from?: number };

/** The shop's vouchers. */
export interface BasketVouchers {
  /** The code as codes are compared: capitals, without blanks; null: no code looks like this. */
  normalise(typed: string): string | null;
  /** `campaign`: null where a code has just been typed; `owner` as stores of baskets name it. */
  judge(
    tenant: TenantConfig,
    locale: string,
    voucher: { code: string; campaign: string | null },
    owner: string,
  ): Promise<ValidatedVoucher>;
}
