import type { Wish } from '../../../schemas/wishlist/wishlist.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { field } from '../../kit/form/field-styles.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { priceView } from '../../kit/product/price-view.tsx';
import { ProductLabels } from '../../kit/product/product-labels.tsx';
import { ratingView } from '../../kit/product/rating-view.tsx';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { deliveryText } from '../../kit/collection/delivery-text.ts';
import { wishStyles as styles } from './wish-styles.ts';
import { WishlistForm } from './wishlist-form.tsx';

interface WishProps {
  wish: Wish;
  isCustomers: boolean;
  page: PageView;
}

interface PartProps extends Pick<WishProps, 'wish' | 'page'> {
  address: string | undefined;
}

/** An article of the list, with all that the law wants beside its price. */
export function WishRow({ wish, isCustomers, page }: WishProps) {
  const { sku, name, brand, choice, energy, tyre, rating, price } = wish;
  const address = addressOf(wish, page);
  const { tone, text } = deliveryText(wish, page);
  const facts = [brand, ...choice].filter((each) => each !== '');
  return (
    <li className={styles.root} data-key={sku} data-sku={sku} tabIndex={-1}>
      <Picture wish={wish} address={address} page={page} />
      <div className={styles.words}>
        <h2 className={styles.name}>{address === undefined ? name : <a href={address}>{name}</a>}</h2>
        {facts.length > 0 && <p className={styles.choice}>{facts.join(' · ')}</p>}
        {rating !== null && rating.count > 0 && ratingView(rating, page)}
        <div className={styles.price}>{priceView(price, page)}</div>
        <ProductLabels energy={energy} tyre={tyre} product={address} page={page} />
        <p className={styles[tone]}>{text}</p>
      </div>
      <div className={styles.tools}>
        <Edit wish={wish} isCustomers={isCustomers} page={page} />
        <div className={styles.actions}>
          <ToBasket wish={wish} isCustomers={isCustomers} page={page} />
          <Layer wish={wish} address={address} page={page} />
          <WishlistForm form="remove" sku={sku} isCustomers={isCustomers} page={page}>
            <button className={styles.action} aria-label={page.t('wishlist.remove-name', { name })}>
              <Icon name="close" />
              <span>{page.t('wishlist.remove')}</span>
            </button>
          </WishlistForm>
        </div>
      </div>
    </li>
  );
}

function addressOf({ slug, product, query }: Wish, page: PageView): string | undefined {
  const path = page.route('product', { slug, sku: product });
  if (path === undefined || query === '') return path;
  return `${path}?${page.words.query(new URLSearchParams(query).toString())}`;
}

/** Leads to the product as its name does; said once is enough. */
function Picture({ wish, address, page }: PartProps) {
  const picture = (
    <PictureView
      picture={{ src: wish.picture, alt: '' }}
      page={page}
      sizes="(min-width: 600px) 152px, 104px"
      maxWidth={480}
      className={styles.picture}
    />
  );
  if (address === undefined) return <div className={styles.media}>{picture}</div>;
  return (
    <a className={styles.media} href={address} tabIndex={-1} aria-hidden="true">
      {picture}
    </a>
  );
}

/** Another variant of the same product. (Requirement 2.124) */
function Edit({ wish: { sku, name, variants }, isCustomers, page }: WishProps) {
  if (variants.length < 2) return null;
  const id = `${page.nodeId}.variant-${sku}`;
  const chosen = variants.find(({ isChosen }) => isChosen);
  return (
    <WishlistForm form="edit" sku={sku} isCustomers={isCustomers} page={page} className={styles.edit}>
      <label className={hidden.root} htmlFor={id}>
        {page.t('wishlist.variant', { name })}
      </label>
      <select
        key={chosen?.sku ?? ''}
        className={classNames(field.select, styles.select)}
        id={id}
        name="to"
        defaultValue={chosen?.sku ?? ''}
      >
        {!chosen && <option value="">{page.t('wishlist.please-choose')}</option>}
        {variants.map((variant) => (
          <option key={variant.sku} value={variant.sku}>
            {variantText(variant, page)}
          </option>
        ))}
      </select>
      <button
        className={classNames(button.root, button.secondary, styles.change)}
        aria-label={page.t('wishlist.change-name', { name })}
      >
        {page.t('wishlist.change')}
      </button>
    </WishlistForm>
  );
}

function variantText(
  { label, isAvailable, isUndeliverable }: Wish['variants'][number],
  page: PageView,
): string {
  if (isAvailable) return label;
  return page.t(isUndeliverable ? 'wishlist.variant-undeliverable' : 'wishlist.variant-sold-out', { label });
}

/** Into the basket, in a build that has one. Without a variant it says what to do first; what is sold out cannot go. */
function ToBasket({ wish: { sku, name, delivery, canBuy }, isCustomers, page }: WishProps) {
  const isOpen = delivery.state === 'needs-variant';
  if (page.route('basket') === undefined || !(canBuy || isOpen)) return null;
  return (
    <WishlistForm form="to-basket" sku={sku} isCustomers={isCustomers} page={page} className={styles.buy}>
      <button
        className={classNames(button.root, button.primary, styles.toBasket)}
        aria-label={page.t('wishlist.to-basket-name', { name })}
        aria-disabled={isOpen ? 'true' : undefined}
      >
        <Icon name="basket" />
        {page.t('wishlist.to-basket')}
      </button>
    </WishlistForm>
  );
}

/** The product with its pictures above this page, to choose another variant there. (Requirement 2.151) */
function Layer({ wish: { sku, name, variants }, address, page }: PartProps) {
  if (address === undefined || variants.length < 2) return null;
  return (
    <a
      className={styles.action}
      href={address}
      data-action="mini-product"
      data-wish={sku}
      aria-label={page.t('wishlist.layer-name', { name })}
    >
      <Icon name="search" />
      <span>{page.t('wishlist.layer')}</span>
    </a>
  );
}
