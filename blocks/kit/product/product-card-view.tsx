import type { ReactElement } from 'react';
import { pictureAddress } from '../../../schemas/picture-address.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { badge } from '../style/badge-styles.ts';
import type { PageView } from '../define/page-view.ts';
import { hidden } from '../style/visually-hidden.ts';
import { colourDots } from './colour-dots.tsx';
import { energyLabel } from './energy-label.tsx';
import { energyStyles } from './energy-styles.ts';
import { priceStyles } from './price-styles.ts';
import { priceView, reductionOf, reductionText } from './price-view.tsx';
import { productStyles as styles } from './product-styles.ts';
import { ratingStyles } from './rating-styles.ts';
import { ratingView } from './rating-view.tsx';
import { tyreLabel } from './tyre-label.tsx';
import { tyreStyles } from './tyre-styles.ts';
import { unavailableText } from './unavailable-text.ts';

/** Class names of everything that a card may show: spread it into the `styles` of a block that shows cards. */
export const productCardStyles: readonly object[] = [
  hidden,
  badge,
  priceStyles,
  ratingStyles,
  energyStyles,
  tyreStyles,
  styles,
];

export interface CardPlace {
  page: PageView;
  /** Element of the card: `li` in a list. */
  as: 'li' | 'div';
  /** Widths at which the picture is shown, as for `<img sizes>`. */
  sizes: string;
  /** Id of the form that the heart sends, from `heartForm`; undefined: there is no wishlist. */
  heartFormId: string | undefined;
  /** How soon the picture is fetched: when it comes near (`lazy`), at once, or first of all on the page. */
  fetch: 'lazy' | 'eager' | 'first';
}

const pictureSizes = [320, 480, 640] as const;

const plugOutline = 'M9 3v4m6-4v4M6 7h12v4a6 6 0 0 1-12 0zm6 10v4';
const plug = outlined(plugOutline);
const noPlug = outlined(`${plugOutline}M3.5 3.5l17 17`);

function outlined(outline: string): ReactElement {
  return (
    <svg viewBox="0 0 24 24">
      <path d={outline} />
    </svg>
  );
}

/**
 * A product in a list. Focus goes through name, quick view, heart, label, data sheet. Plain functions make the parts: a page shows dozens of
 * cards, and a layer of components costs on every one.
 */
export function productCardView(card: ProductCard, place: CardPlace): ReactElement {
  const { page, as: Root, heartFormId } = place;
  const { name, brand, energy, tyre, powerSupplyIncluded } = card;
  const href = productHref(card, page);
  const texts = textsOf(name, page);
  const hasLabels = energy !== null || tyre !== null || powerSupplyIncluded !== null;
  return (
    <Root key={card.sku} className={styles.root}>
      {pictureOf(card, place)}
      {brand !== '' && <span className={styles.brand}>{brand}</span>}
      {href ? (
        <a className={styles.name} href={href}>
          {name}
        </a>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <div className={styles.facts}>
        {card.facts.length > 0 && <span className={styles.known}>{card.facts.join(' · ')}</span>}
        {ratingView(card.rating, page)}
        {colourDots(card, page)}
      </div>
      {priceView(card, page)}
      {badgesOf(card, page)}
      {href && <a className={styles.quick} href={href} data-action="mini-product" aria-label={texts.quick} />}
      {heartFormId !== undefined && (
        <button
          className={styles.heart}
          form={heartFormId}
          name="sku"
          value={card.sku}
          aria-label={texts.save}
        />
      )}
      {hasLabels && labelsOf(card, page)}
    </Root>
  );
}

interface CardTexts {
  quick: string;
  save: string;
}

/** Texts that name a product, by the name; lists show the same ones again and again. */
const namedTexts = new WeakMap<PageView['t'], Map<string, CardTexts>>();
const mostNames = 5000;

function textsOf(name: string, page: PageView): CardTexts {
  let named = namedTexts.get(page.t);
  if (!named || named.size > mostNames) namedTexts.set(page.t, (named = new Map()));
  let texts = named.get(name);
  if (!texts) {
    texts = { quick: page.t('product.quick', { name }), save: page.t('product.save', { name }) };
    named.set(name, texts);
  }
  return texts;
}

/** Where a card leads: its own address, else the shop's page of the product; undefined while there is neither. */
export function productHref(
  { href, slug, sku }: Pick<ProductCard, 'href' | 'slug' | 'sku'>,
  page: PageView,
): string | undefined {
  return (href === undefined ? undefined : page.link({ href })?.href) ?? page.route('product', { slug, sku });
}

/** The shop's own page of a product, where its label is shown; undefined for what is shown elsewhere. */
export function productPage(
  { href, slug, sku }: Pick<ProductCard, 'href' | 'slug' | 'sku'>,
  page: PageView,
): string | undefined {
  return href === undefined ? page.route('product', { slug, sku }) : undefined;
}

/**
 * The form that all hearts of a block send, with its id; undefined in a build without a wishlist. The action gets the
 * form, and the heart as the event's submitter.
 */
export function heartForm(page: PageView): { id: string; form: ReactElement } | undefined {
  const action = page.route('wishlist');
  if (action === undefined) return undefined;
  const id = `${page.nodeId}.heart`;
  const form = (
    <form id={id} method="post" action={action} data-action="wishlist-heart" data-action-on="submit" />
  );
  return { id, form };
}

function pictureOf(
  { picture, soldOut, undeliverable }: ProductCard,
  { page, sizes, fetch }: CardPlace,
): ReactElement {
  const facts = page.picture(picture);
  const className = soldOut || undeliverable ? `${styles.picture} ${styles.faded}` : styles.picture;
  if (!facts) return <span className={className} />;
  const address = (width: number): string => pictureAddress({ id: picture, revision: facts.revision }, width);
  const srcSet = pictureSizes.map((width) => `${address(width)} ${width}w`).join();
  const isLazy = fetch === 'lazy';
  if (fetch === 'first') page.preloadPicture({ srcSet, sizes });
  return (
    <img
      className={className}
      src={address(pictureSizes[0])}
      srcSet={srcSet}
      sizes={isLazy ? `auto,${sizes}` : sizes}
      width={facts.width}
      height={facts.height}
      alt=""
      loading={isLazy ? 'lazy' : undefined}
      fetchPriority={fetch === 'first' ? 'high' : undefined}
    />
  );
}

function labelsOf(card: ProductCard, page: PageView): ReactElement {
  const { energy, tyre, powerSupplyIncluded } = card;
  return (
    <div className={styles.labels}>
      {energy && energyLabel(energy, page, productPage(card, page))}
      {energy?.sheet !== undefined && sheetLink(energy.sheet, page)}
      {tyre && tyreLabel(tyre, page)}
      {tyre?.sheet !== undefined && sheetLink(tyre.sheet, page)}
      {powerSupplyIncluded !== null && (
        <span className={styles.supply}>
          {powerSupplyIncluded ? plug : noPlug}
          {page.t(powerSupplyIncluded ? 'product.supply' : 'product.noSupply')}
        </span>
      )}
    </div>
  );
}

function sheetLink(href: string, page: PageView): ReactElement | null {
  const link = page.link({ href });
  if (!link) return null;
  return (
    <a className={styles.sheet} href={link.href} rel={link.external ? 'noopener noreferrer' : undefined}>
      {page.t('product.sheet')}
    </a>
  );
}

/** At most two marks on the picture; what cannot be had is only that. */
function badgesOf(card: ProductCard, page: PageView): ReactElement | null {
  const { badges } = card;
  const unavailable = unavailableText(card, page);
  const percent = unavailable === undefined ? reductionOf(card) : null;
  const shown: ReactElement[] = [];
  if (unavailable !== undefined) shown.push(badgeView('soldOut', badge.soldOut, unavailable));
  else {
    if (percent !== null) shown.push(badgeView('sale', badge.sale, reductionText(percent, page)));
    if (badges.includes('new')) shown.push(badgeView('new', '', page.t('product.new')));
    if (badges.includes('organic') && shown.length < 2)
      shown.push(badgeView('organic', badge.organic, page.t('product.organic')));
  }
  return shown.length < 2 ? (shown[0] ?? null) : <div className={styles.badges}>{shown}</div>;
}

function badgeView(key: string, className: string, text: string): ReactElement {
  return (
    <span key={key} className={className === '' ? badge.root : `${badge.root} ${className}`}>
      {text}
    </span>
  );
}
