import type { BasketLine } from '../../../schemas/basket/basket.ts';
import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { ExceptionNote } from '../../kit/product/exception-note.tsx';
import { ProductLabels } from '../../kit/product/product-labels.tsx';
import { BasketForm } from './basket-form.tsx';
import { BasketIcon } from './basket-icon.tsx';
import { deliveryText } from '../../kit/collection/delivery-text.ts';
import { LinePrice } from './line-price.tsx';
import { lineStyles as styles } from './line-styles.ts';
import { lineId } from './notices.tsx';
import { LineServices } from './line-services.tsx';
import { Quantity } from './quantity.tsx';

interface LineProps {
  line: BasketLine;
  /** Why something was not done with it. */
  notices: readonly CollectedNotice[];
  isCustomers: boolean;
  page: PageView;
}

/** An article of the basket, with all that the law wants beside it here, too: label, data sheet, price, delivery. */
export function Line({ line, notices, isCustomers, page }: LineProps) {
  const { sku, name, brand, choice, energy, tyre, problem } = line;
  const id = lineId(sku, page);
  const faults = [...(problem === null ? [] : [problem]), ...notices.map(({ text }) => text)];
  const { tone, text } = deliveryText(line, page);
  return (
    <li className={styles.root} id={id} data-key={sku} data-sku={sku} tabIndex={-1}>
      <Picture line={line} page={page} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <ProductLink line={line} page={page} />
        </h2>
        {(brand !== '' || choice.length > 0) && (
          <p className={styles.choice}>{[brand, ...choice].filter((each) => each !== '').join(' · ')}</p>
        )}
        <ProductLabels energy={energy} tyre={tyre} product={addressOf(line, page)} page={page} />
        <p className={styles[tone]}>{text}</p>
        <ExceptionNote exception={line.withdrawalException} className={styles.choice} page={page} />
      </div>
      <LinePrice line={line} page={page} />
      <div className={styles.tools}>
        <Quantity
          line={line}
          fault={notices.length > 0 ? `${id}-faults` : undefined}
          isCustomers={isCustomers}
          page={page}
        />
        <div className={styles.actions}>
          <Save line={line} page={page} />
          <BasketForm form="remove" sku={sku} isCustomers={isCustomers} page={page}>
            <button className={styles.action} aria-label={page.t('basket.remove-name', { name })}>
              <BasketIcon name="remove" />
              <span>{page.t('basket.remove')}</span>
            </button>
          </BasketForm>
        </div>
      </div>
      <LineServices line={line} isCustomers={isCustomers} page={page} />
      <div className={styles.faults} id={`${id}-faults`} data-role="faults">
        {faults.map((fault) => (
          <div key={fault}>
            <Icon name="warning" />
            <p>{fault}</p>
          </div>
        ))}
      </div>
    </li>
  );
}

function addressOf({ slug, product, query }: BasketLine, page: PageView): string | undefined {
  const path = page.route('product', { slug, sku: product });
  return path === undefined || query === '' ? path : `${path}?${page.words.query(query.replace(/^\?/, ''))}`;
}

/** Leads to the product as its name does; said once is enough. */
function Picture({ line, page }: { line: BasketLine; page: PageView }) {
  const picture = (
    <PictureView
      picture={{ src: line.picture, alt: '' }}
      page={page}
      sizes="(min-width: 600px) 136px, 96px"
      maxWidth={480}
      className={styles.picture}
    />
  );
  const address = addressOf(line, page);
  if (address === undefined) return <div className={styles.media}>{picture}</div>;
  return (
    <a className={styles.media} href={address} tabIndex={-1} aria-hidden="true">
      {picture}
    </a>
  );
}

function ProductLink({ line, page }: { line: BasketLine; page: PageView }) {
  const address = addressOf(line, page);
  return address === undefined ? <>{line.name}</> : <a href={address}>{line.name}</a>;
}

/** Onto the wishlist, in a build that has one. */
function Save({ line: { sku, name }, page }: { line: BasketLine; page: PageView }) {
  const wishlist = page.route('wishlist');
  if (wishlist === undefined) return null;
  return (
    <form
      method="post"
      action={wishlist}
      data-action="basket"
      data-action-on="submit"
      data-role="save"
      data-saved={page.t('basket.saved', { name })}
      data-failed={page.t('basket.save-failed')}
    >
      <input type="hidden" name="form" value="add" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="from" value={page.route('basket')} />
      <button className={styles.action} aria-label={page.t('basket.save-name', { name })}>
        <Icon name="heart" />
        <span>{page.t('basket.save')}</span>
      </button>
    </form>
  );
}
