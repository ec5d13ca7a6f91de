import type { LinkTarget } from '../../../schemas/link.ts';
import type { Device, VisitorKind } from '../../../schemas/page.ts';
import type { AddressWords } from '../../../schemas/tenant/address-words.ts';
import type { PlacedLink } from '../../../schemas/tenant/shop-links.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { CSSObject } from '../style/define-styles.ts';

export interface PictureView {
  width: number;
  height: number;
  revision: string;
  ground: string;
}

/**
 * All that a view may know of the page it is drawn on. Views are pure: the same props, data and page give the same
 * HTML. Fields under "declared" may be read only by blocks that list them in `varies`.
 */
export interface PageView {
  locale: string;
  /** First part of the locale: de, fr, nl. */
  language: string;
  tenant: TenantConfig;
  /** Unique in the page; put it before every `id` that the view makes. */
  nodeId: string;
  /** Text of the tenant or block in the page's language. */
  t(key: string, values?: Record<string, string | number>): string;
  /** An amount of cents in the locale's currency, as Intl writes it. */
  price(cents: number): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A date (ISO 8601) in the tenant's time zone. */
  date(iso: string, options?: Intl.DateTimeFormatOptions): string;
  /** Where a link leads; undefined when its route does not exist here or its address is not allowed: show the words alone. */
  link(link: LinkTarget): PlacedLink | undefined;
  /** Path of a route with its parameters; undefined when this build has no such route. */
  route(name: string, parameters?: Record<string, string>): string | undefined;
  /** How addresses are worded here: names of form fields that become an address, queries, places of the page. */
  words: Pick<AddressWords, 'parameter' | 'fragment' | 'query'>;
  /**
   * Address of this page in one of the shop's locales, else of the nearest above it that there is. It is known when the page is
   * sent, and no sooner: place it in an attribute of its own, and read nothing from it.
   */
  languageHref(locale: string): string;
  /** Facts of a picture; undefined when there is none of that name. */
  picture(id: string): PictureView | undefined;
  /** Makes a class for values that only content knows (a colour of the picture's wall); its rule goes to the head. */
  rule(styles: CSSObject): string;
  /** Tells that this picture is the largest of the first view: loaded at once, and announced in the head. */
  preloadPicture(preload: PicturePreload): void;
  /** True for the node that holds the page's first picture. */
  isFirstPicture: boolean;
  declared: DeclaredView;
}

export interface PicturePreload {
  srcSet: string;
  sizes: string;
  media?: string;
}

/** A page on the way from the home page to the one that is drawn. */
export interface TrailStep {
  label: string;
  /** Path without locale prefix; `page.link` makes an address of it. */
  path: string;
}

export interface DeclaredView {
  device: Device;
  path: string;
  /** The pages above this one, the widest first, and this one last; empty on the home page. */
  trail: readonly TrailStep[];
  visitor: VisitorKind;
  /** Value of a declared query parameter, empty when absent. */
  query(name: string): string;
}
