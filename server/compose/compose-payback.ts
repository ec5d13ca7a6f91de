import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import { createPaybackForms } from '../shop/payback/payback-forms.ts';
import { createPaybackLoader } from '../shop/payback/payback-loader.ts';
import { createSqlPayback } from '../shop/payback/sql-payback.ts';

/** Customers' loyalty cards. */
export function composePayback({ database, pages: { text }, customerOf }: CatalogueParts): ShopPart {
  const store = createSqlPayback(database);
  return {
    loaders: [createPaybackLoader({ store, text })],
    forms: [createPaybackForms({ store, text, customerOf })],
  };
}
