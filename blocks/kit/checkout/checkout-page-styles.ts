import { accountForm } from '../account/account-form-styles.ts';
import { amountStyles } from '../basket/amount-styles.ts';
import { field } from '../form/field-styles.ts';
import { iconStyles } from '../icon/icon-styles.ts';
import { energyStyles } from '../product/energy-styles.ts';
import { productLabelStyles } from '../product/product-labels-styles.ts';
import { tyreStyles } from '../product/tyre-styles.ts';
import { section } from '../section/section.ts';
import { button } from '../style/button.ts';
import { hidden } from '../style/visually-hidden.ts';
import { checkoutParts } from './checkout-part-styles.ts';
import { checkoutStyles } from './checkout-styles.ts';
import { orderLineStyles } from './order-line-styles.ts';
import { orderSummary } from './order-summary-styles.ts';
import { stepBar } from './step-bar-styles.ts';

/** Class names that every page of ordering uses. */
export const checkoutPageStyles: readonly object[] = [
  ...[section, button, field, hidden, iconStyles, accountForm, amountStyles],
  ...[energyStyles, tyreStyles, productLabelStyles],
  ...[checkoutStyles, checkoutParts, orderLineStyles, orderSummary, stepBar],
];
