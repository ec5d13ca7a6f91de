import type { PageView } from '../../blocks/kit/define/page-view.ts';
import { factsOf } from '../../schemas/facts/facts.ts';
import type { Facts } from '../../schemas/facts/fill-facts.ts';
import { localePrefix } from '../../schemas/locale-path.ts';
import { type AddressWords, addressWords } from '../../schemas/tenant/address-words.ts';
import { instalmentsIn } from '../../schemas/tenant/locale-instalments.ts';
import { createShopLinks, type ShopLinks } from '../../schemas/tenant/shop-links.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { Formatter } from '../i18n/format.ts';
import type { Translate } from '../i18n/translator.ts';
import { mark } from './view-marks.ts';

export interface TenantPageView extends Omit<
  PageView,
  'nodeId' | 'rule' | 'preloadPicture' | 'isFirstPicture' | 'declared'
> {
  /** Prefix of the locale's paths; empty for the default locale. */
  localePrefix: string;
  links: ShopLinks;
  words: AddressWords;
  /** What content may name. */
  facts: Facts;
}

/** What views see that is the same on every page of a tenant in one locale. */
export function createTenantView(
  tenant: TenantConfig,
  locale: string,
  translate: Translate,
  formatter: Formatter,
  findPicture: PageView['picture'],
  isBuilt: (route: string) => boolean,
): TenantPageView {
  const links = createShopLinks(tenant, locale, isBuilt);

  return {
    locale,
    language: locale.slice(0, 2),
    localePrefix: localePrefix(tenant, locale),
    // What the law of its country has cost otherwise.
    tenant: { ...tenant, instalments: instalmentsIn(tenant, locale) },
    t: translate,
    price: formatter.price,
    number: formatter.number,
    date: formatter.date,
    picture: findPicture,
    route: links.route,
    link: links.link,
    words: addressWords(tenant, locale),
    // Every page has its own: they are put in when it is composed.
    languageHref: (other) => mark('language', other, 0),
    links,
    facts: factsOf(tenant, locale),
  };
}
