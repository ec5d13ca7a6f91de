import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import { linksOf } from '../pages/links-of.ts';
import { createDataSetReader } from '../content/data-set-reader.ts';
import { serviceLayerCalls } from '../shop/service-layer/service-layer-calls.ts';
import { createServiceLayerRoutes, serviceLayerFile } from '../shop/service-layer/service-layer-routes.ts';
import { voucherCalls } from '../shop/voucher/voucher-calls.ts';
import { createVoucherRoutes, voucherFile } from '../shop/voucher/voucher-routes.ts';

/** Vouchers and texts of service as calls. They come from the content alone, and need no database. */
export function composeService({
  base,
  content,
  pages,
}: Pick<CatalogueParts, 'base' | 'content'> & { pages: Pick<CatalogueParts['pages'], 'text'> }): ShopPart {
  const source = { documents: content.documents, log: base.log, linksOf };
  const { text } = pages;
  const vouchers = createDataSetReader(source, 'vouchers', voucherFile);
  const layers = createDataSetReader(source, 'service-layer', serviceLayerFile);
  return {
    routes: [
      createVoucherRoutes({ files: vouchers, text, now: base.now }),
      createServiceLayerRoutes({ files: layers, text }),
    ],
    calls: [...voucherCalls, ...serviceLayerCalls],
  };
}
