import type { Link } from '../../../schemas/link.ts';
import { LinkView } from '../link/link-view.tsx';
import type { PageView } from '../define/page-view.ts';
import { section } from '../section/section.ts';
import { PriceNote } from './price-note.tsx';
import { productListHead } from './product-list-head-styles.ts';

interface ProductListHeadProps {
  headline: string | undefined;
  more: Link | undefined;
  page: PageView;
}

/**
 * What stands above a list of products: headline, the note on taxes and shipping, and a link to more. List `section` and
 * `productListHead` in the block's styles.
 */
export function ProductListHead({ headline, more, page }: ProductListHeadProps) {
  return (
    <div className={productListHead.root}>
      {headline && <h2 className={section.title}>{headline}</h2>}
      <p className={productListHead.note}>
        <PriceNote page={page} />
      </p>
      {more && (
        <LinkView link={more} page={page} className={section.more} otherwise="bare-words">
          {more.label}
        </LinkView>
      )}
    </div>
  );
}
