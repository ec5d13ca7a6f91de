import { orderQuery } from '../checkout/checkout-form.ts';
import { z } from 'zod';
import { addressBookQuery } from '../address/address-book.ts';
import { accountQuery } from '../account/form-state.ts';
import { basketQuery } from '../basket/basket-form.ts';
import { listingQueryNames } from '../catalogue/listing.ts';
import { calculatorQueryNames } from '../catalogue/calculator-query.ts';
import { choiceQueryNames, choiceStateName } from '../catalogue/product-page.ts';
import { localeName } from '../content-names.ts';
import { fragmentNames } from '../layout-id.ts';
import { reviewQueryNames } from '../rating/review-limits.ts';
import { orderListQuery } from '../order/order-list.ts';
import { surveyQueryName } from '../rating/survey.ts';
import { girthQueries } from '../size/girth-queries.ts';

/** Query parameters of pages, as the code calls them. */
export const parameterNames = [
  ...new Set([
    ...listingQueryNames,
    ...Object.values(choiceQueryNames),
    choiceStateName,
    ...Object.values(reviewQueryNames),
    ...Object.values(accountQuery),
    ...Object.values(basketQuery),
    ...Object.values(orderQuery),
    ...Object.values(orderListQuery),
    ...Object.values(addressBookQuery),
    ...Object.values(calculatorQueryNames),
    ...Object.values(girthQueries),
    surveyQueryName,
  ]),
] as const;

/** Parameters whose values are words. */
export const spokenParameters: ReadonlySet<string> = new Set([
  choiceStateName,
  reviewQueryNames.order,
  reviewQueryNames.state,
  accountQuery.state,
  surveyQueryName,
]);

const word = z
  .string()
  .max(64)
  .regex(/^[a-z][a-z0-9-]*$/, 'write a word of an address in a-z, 0-9 and hyphens');

/** A word, or one for each locale where they differ; a locale without one has the code's. */
const wordOf = z.union([word, z.record(localeName, word)]);

/** What a shop calls query parameters, their values that are words, and the places of a page behind `#`. */
export const addressWordsShape = z.strictObject({
  parameters: z.partialRecord(z.enum(parameterNames), wordOf),
  values: z.record(word, wordOf),
  fragments: z.partialRecord(z.enum(fragmentNames), wordOf),
});
