import { choiceMissing, choiceStateName, type ProductPage } from '../../../schemas/catalogue/product-page.ts';
import { isTakenBack } from '../../../schemas/catalogue/withdrawal-exception.ts';
import { badge } from '../../kit/style/badge-styles.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { ExceptionNote } from '../../kit/product/exception-note.tsx';
import { instalmentText } from '../../kit/product/instalment-text.ts';
import { priceView } from '../../kit/product/price-view.tsx';
import { ratingStyles } from '../../kit/product/rating-styles.ts';
import { ratingView } from '../../kit/product/rating-view.tsx';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { ProductHeart } from './product-heart.tsx';
import { AddedLayer } from './added-layer.tsx';
import { Choice } from './choice.tsx';
import { calculatorAddress, chosenQuery, enteredPrice, productAddress } from './choice-address.ts';
import { buyForm } from './buy-form.ts';
import { mustChooseFirst } from './choose-first.ts';
import { deliveryWords } from './delivery-words.ts';
import { Gallery } from './gallery.tsx';
import { GoodsServices } from './goods-services.tsx';
import { LabelDialog, Labels } from './labels.tsx';
import type { ProductStageData, ProductStageProps } from './schema.ts';
import { SizeDialog } from './size-dialog.tsx';
import { spokenChoice } from './spoken-choice.ts';
import { styles } from './styles.ts';

/**
 * A product: pictures, name, price with all that must stand beside it, what can be chosen, and when it comes. What a
 * choice changes is marked by `data-part`; the script takes these parts from the page of the new choice.
 */
export function view({ props, data, page }: ViewInput<ProductStageProps, ProductStageData, never, never>) {
  const { product } = data;
  // Nobody is promised to send back what the shop does not take back.
  const promises = isTakenBack(product.withdrawalException)
    ? props.promises
    : props.promises.filter(({ icon }) => icon !== 'return');
  const finder = props.sizeFinder?.table === product.sizeTable?.id ? props.sizeFinder?.link : undefined;
  return (
    <section
      id={page.nodeId}
      className={classNames(section.inner, styles.root)}
      data-role="product"
      data-sku={product.sku}
      data-spoken={spokenChoice(product, page)}
    >
      <Gallery product={product} page={page} />
      <Head product={product} page={page} props={props} />
      <div className={styles.price} data-part="price">
        {priceView(product.price, page, 'large')}
        <Calculator product={product} node={props.calculator} page={page} />
        <Labels product={product} page={page} />
      </div>
      <Choice
        product={product}
        page={page}
        finder={finder}
        isMissing={page.declared.query(choiceStateName) === choiceMissing}
      />
      {page.route('basket') !== undefined && <GoodsServices product={product} page={page} />}
      <BuyBar product={product} page={page} />
      <ul className={styles.promises}>
        <Delivery product={product} page={page} />
        {product.withdrawalException !== null && (
          <li>
            <Icon name="info" />
            <div>
              <b>{page.t('product-stage.exception')}</b>
              <ExceptionNote exception={product.withdrawalException} className={undefined} page={page} />
            </div>
          </li>
        )}
        {promises.map(({ icon, title, text, link }) => (
          <li key={title}>
            <Icon name={icon as IconName} />
            <div>
              <b>{title}</b>
              <p>
                {text}
                {link && text !== '' && ' '}
                {link && (
                  <LinkView link={link} page={page} otherwise="bare-words">
                    {link.label}
                  </LinkView>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className={hidden.root} role="status" data-role="spoken" />
      {page.route('basket') !== undefined && !product.isSoldOut && <AddedLayer page={page} />}
      {product.sizeTable && <SizeDialog table={product.sizeTable} finder={finder} page={page} />}
      <LabelDialog product={product} page={page} />
    </section>
  );
}

interface PartProps {
  product: ProductPage;
  page: PageView;
}

function Head({ product, page, props: { level, reviews } }: PartProps & { props: ProductStageProps }) {
  const Level = `h${level}` as const;
  const { brand, name, badges, rating, points } = product;
  return (
    <div className={styles.head}>
      <div className={styles.meta}>
        {brand !== '' && <Brand brand={brand} page={page} />}
        {reviews === undefined ? (
          <span className={classNames(styles.rating, ratingStyles.large)}>{ratingView(rating, page)}</span>
        ) : (
          <a className={classNames(styles.rating, ratingStyles.large)} href={`#${reviews}`}>
            {ratingView(rating, page)}
          </a>
        )}
        <button
          type="button"
          className={styles.share}
          data-action="product-stage"
          data-role="share"
          data-copied={page.t('product-stage.copied')}
        >
          {page.t('product-stage.share')}
        </button>
      </div>
      <Level className={styles.name}>{name}</Level>
      {badges.some((each) => each === 'new' || each === 'organic') && (
        <p className={styles.badges}>
          {badges.includes('new') && <span className={badge.root}>{page.t('product.new')}</span>}
          {badges.includes('organic') && (
            <span className={classNames(badge.root, badge.organic)}>{page.t('product.organic')}</span>
          )}
        </p>
      )}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The brand leads to all of its articles. */
function Brand({ brand, page }: { brand: string; page: PageView }) {
  const search = page.route('search');
  if (search === undefined) return <span className={styles.brand}>{brand}</span>;
  return (
    <a
      className={styles.brand}
      href={`${search}?${page.words.query(new URLSearchParams({ q: brand }).toString())}`}
    >
      {brand}
    </a>
  );
}

/** Leads to the calculator with this price; only beside an amount that was calculated. */
function Calculator({ product, node, page }: PartProps & { node: string | undefined }) {
  if (node === undefined || instalmentText(product.price, page) === undefined) return null;
  const address = calculatorAddress(product, node, page);
  if (address === undefined) return null;
  return (
    <a
      className={styles.calculator}
      href={address}
      data-action="product-stage"
      data-role="calculator"
      data-price={enteredPrice(product.price.price, page)}
    >
      {page.t('product-stage.calculate')}
    </a>
  );
}

function Delivery({ product, page }: PartProps) {
  const { tone, title, left, text } = deliveryWords(product, page);
  const category =
    product.category === null ? undefined : page.route('category', { path: product.category.path });
  return (
    <li className={styles[tone]} data-part="delivery">
      <Icon name={tone === 'open' ? 'info' : tone === 'bad' ? 'warning' : 'truck'} />
      <div>
        <b>{title}</b>
        <p>
          {left !== undefined && (
            <>
              <span>{left}</span>{' '}
            </>
          )}
          {text}
          {product.isSoldOut && product.category && category && (
            <>
              {' '}
              <a href={category}>
                {page.t('product-stage.alternatives', { category: product.category.name })}
              </a>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/**
 * The button to buy with, in a build that has a basket. On phones it stays at the lower edge until its own place comes
 * into view. Without a variant it says what to do first.
 */
function BuyBar({ product, page }: PartProps) {
  const basket = page.route('basket');
  const isOpen = mustChooseFirst(product);
  const canBuy = product.variant !== null && product.delivery.state === 'in-stock';
  const from = `${productAddress(product, page)}?${page.words.query(chosenQuery(product).toString())}`;
  if (basket === undefined && !isOpen) return <div data-part="bar" hidden />;
  return (
    <div className={styles.bar} data-part="bar">
      <p className={styles.barPrice} aria-hidden="true">
        <b>{page.price(product.price.price)}</b>
        <span>{chosenLabels(product)}</span>
      </p>
      {basket === undefined ? (
        <a
          className={classNames(button.root, button.secondary, styles.toChoice)}
          href={`#${page.nodeId}.choice`}
        >
          {page.t('product-stage.to-choice')}
        </a>
      ) : (
        (canBuy || isOpen) && <Buy product={product} basket={basket} page={page} isOpen={isOpen} />
      )}
      <ProductHeart sku={product.variant?.sku ?? product.sku} name={product.name} from={from} page={page} />
    </div>
  );
}

/** Sends what is chosen along, also what was chosen since the page was drawn: by the form of the choice, where there is one. */
function Buy({ product, basket, page, isOpen }: PartProps & { basket: string; isOpen: boolean }) {
  const hasChoice = product.axes.length > 0;
  const press = (
    <button
      className={classNames(button.root, button.primary)}
      form={hasChoice ? buyForm(product, page) : undefined}
      formAction={basket}
      formMethod="post"
      name="product"
      value={product.sku}
      aria-disabled={isOpen ? 'true' : undefined}
      data-role="buy"
      data-failed={page.t('product-stage.add-failed')}
    >
      <Icon name="basket" />
      {page.t('product-stage.buy')}
    </button>
  );
  if (hasChoice) return <div className={styles.buy}>{press}</div>;
  return (
    <form
      className={styles.buy}
      id={buyForm(product, page)}
      data-action="product-stage"
      data-action-on="submit"
      data-role="buy"
      method="post"
      action={basket}
    >
      {press}
    </form>
  );
}

function chosenLabels({ axes }: ProductPage): string {
  return axes.flatMap(({ options }) => options.find(({ isChosen }) => isChosen)?.label ?? []).join(', ');
}
