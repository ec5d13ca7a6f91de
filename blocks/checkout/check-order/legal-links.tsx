import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';

/** Terms, withdrawal and privacy, beside the order and without a box to tick. */
export function LegalLinks({ page }: { page: PageView }) {
  const links = (['terms', 'revocation', 'privacy'] as const).flatMap((route) => {
    const href = page.route(route);
    return href === undefined ? [] : [{ route, href }];
  });
  return (
    <div className={styles.legal}>
      <p>{page.t('check-order.legal')}</p>
      {links.map(({ route, href }) => (
        <a key={route} className={checkoutStyles.link} href={href} target="_blank">
          {page.t(`check-order.${route}`)}
        </a>
      ))}
    </div>
  );
}
