import type { ReactElement } from 'react';
import { LinkView } from '../link/link-view.tsx';
import type { PageView } from '../define/page-view.ts';
import { priceStyles } from './price-styles.ts';

/**
 * That prices are with taxes and without shipping, which leads to what shipping costs. Nothing for the inside of a link.
 * (PAngV § 6)
 */
export function PriceNote({ page }: { page: PageView }): ReactElement {
  return (
    <>
      {`${page.t('price.tax')}, `}
      <LinkView link={{ route: 'shipping' }} page={page} className={priceStyles.shipping}>
        {page.t('price.shipping')}
      </LinkView>
    </>
  );
}
