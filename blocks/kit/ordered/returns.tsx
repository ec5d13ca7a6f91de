import type { ShownReturn } from '../../../schemas/fulfilment/shown-return.ts';
import { checkoutStyles } from '../checkout/checkout-styles.ts';
import { orderPage } from '../checkout/order-page-styles.ts';
import type { PageView } from '../define/page-view.ts';
import { parcelStyles as styles } from './parcel-styles.ts';
import { button } from '../style/button.ts';
import { classNames } from '../style/class-names.ts';

interface ReturnsProps {
  returns: readonly ShownReturn[];
  page: PageView;
}

/** What of an order comes back, each with how it comes and what happens next; nothing while nothing does. */
export function Returns({ returns, page }: ReturnsProps) {
  if (returns.length === 0) return null;
  const id = `${page.nodeId}.returns`;
  return (
    <section className={orderPage.panel} aria-labelledby={id}>
      <h2 className={checkoutStyles.heading} id={id}>
        {page.t('ordered.returns')}
      </h2>
      <ul className={styles.root}>
        {returns.map((each, at) => (
          <li key={at} className={styles.parcel}>
            <Return return={each} page={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Return({
  return: { kind, declared, articles, state, day, label },
  page,
}: {
  return: ShownReturn;
  page: PageView;
}) {
  return (
    <>
      <h3 className={styles.state}>{page.t(`ordered.return.${kind}`, { day: declared })}</h3>
      <ul className={styles.articles}>
        {articles.map(({ name, quantity }, at) => (
          <li key={`${at} ${name}`}>{page.t('ordered.parcel.article', { name, quantity })}</li>
        ))}
      </ul>
      <p className={styles.quiet}>{page.t(`ordered.return.state.${state}`, { day })}</p>
      {label !== null && (
        // A call has one address in every language.
        <p>
          <a className={classNames(button.root, button.secondary)} href={label}>
            {page.t('ordered.return.get-label')}
          </a>
        </p>
      )}
    </>
  );
}
