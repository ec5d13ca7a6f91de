/** Sent along by the forms of a page that shows what a customer has collected: nobody else's is changed by them. */
export const ofCustomer = { name: 'of', value: 'customer' } as const;
