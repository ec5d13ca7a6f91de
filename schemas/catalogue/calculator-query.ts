/** Query parameters of a page whose calculator of instalments is open: the price, the one before, the number of instalments. */
export const calculatorQueryNames = { price: 'preis', before: 'bisher', count: 'raten' } as const;
