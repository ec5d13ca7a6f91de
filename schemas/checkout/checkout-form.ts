/** The forms of ordering, by their names. */
export const checkoutForms = [
  /** On the login step: goes on without an account. */
  'guest',
  'delivery',
  'payment',
  'protection',
  /** The button with which one orders. */
  'order',
  /** After a payment that was not made: pays the order again, or with something else, or gives it up. */
  'pay-again',
  'give-up',
  /** On the confirmation: makes a guest a customer, by a password. */
  'register',
  /** Outside ordering: has instalments insured that run. */
  'protect',
] as const;
export type CheckoutForm = (typeof checkoutForms)[number];

/** The hidden field that says whose page a form stands on: somebody else may be logged in when it is sent, or nobody. */
export const pageOwnerField = 'whose';

/** Prefix of the fields of an address that is not the invoice's. */
export const otherAddress = 'other-';

/** Query parameters of the pages after ordering: whose order, and what has just come of its payment. */
export const orderQuery = { token: 'auftrag' } as const;

/** Query parameter of the page about a credit: the number of instalments, or `pause`. */
export const creditQuery = { plan: 'raten' } as const;

/** Query parameter of the form of protection, and what it says when it was ordered. */
export const protectionQuery = { state: 'stand', done: 'bestellt' } as const;
