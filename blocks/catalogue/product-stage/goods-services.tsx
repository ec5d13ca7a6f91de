import type { ProductPage } from '../../../schemas/catalogue/product-page.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { field } from '../../kit/form/field-styles.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { buyForm } from './buy-form.ts';
import { mustChooseFirst } from './choose-first.ts';
import { serviceStyles as styles } from './service-styles.ts';

/** What can be ordered with the article, as boxes to tick that the button to buy with brings along: ticked by who chose without a script alone. */
export function GoodsServices({ product, page }: { product: ProductPage; page: PageView }) {
  const { services, variant, delivery } = product;
  const canBuy = variant !== null && delivery.state === 'in-stock';
  if (services.length === 0 || !(canBuy || mustChooseFirst(product)))
    return <div className={styles.root} data-part="services" />;
  return (
    <div className={styles.root} data-part="services">
      <fieldset className={field.group}>
        <legend className={field.label}>{page.t('product-stage.services')}</legend>
        {services.map(({ kind, price }) => (
          <label key={kind} className={classNames(field.choice, styles.choice)}>
            <input
              className={field.tick}
              type="checkbox"
              name={kind}
              value="yes"
              defaultChecked={page.declared.query(kind) === 'yes'}
              form={buyForm(product, page)}
            />
            <span>
              <b>{page.t(`service.${kind}`)}</b>
              <small>{page.t(`product-stage.service-${kind}`)}</small>
            </span>
            <span className={styles.price}>
              {price === 0 ? (
                page.t('basket-amounts.free')
              ) : (
                <>
                  {`+ ${page.price(price)}`}
                  <small>{page.t('price.tax')}</small>
                </>
              )}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
