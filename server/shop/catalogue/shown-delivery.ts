import type { ProductDelivery } from '../../../schemas/catalogue/product-page.ts';
import type { DeliveryStatement } from './delivery-statement.ts';

/** A delivery statement as pages show it: moments are ISO 8601. */
export function shownDelivery(statement: DeliveryStatement): ProductDelivery {
  switch (statement.state) {
    case 'sold-out':
      return {
        state: 'sold-out',
        restock: statement.restock === null ? null : new Date(statement.restock).toISOString(),
      };
    case 'in-stock':
      return { ...statement, days: [...statement.days] };
    default:
      return statement;
  }
}
