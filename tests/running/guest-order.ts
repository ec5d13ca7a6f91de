/** Where a guest of tests and benches lives. */
export const address = {
  salutation: 'female',
  firstName: 'Niamh',
  lastName: 'Ó Briain',
  street: 'Lindengasse',
  houseNumber: '12-14a/3/7',
  postalCode: '1070',
  city: 'Wien',
};

/** What a guest sends at the steps, in their order. */
export const guestSteps = (method: string) =>
  [
    ['/kasse/registrieren', { form: 'guest' }],
    ['/kasse/lieferservice', { form: 'delivery', email: 'n@example.at', place: 'home', ...address }],
    ['/kasse/zahlung', { form: 'payment', method }],
  ] as const;

/** The value of a hidden field. */
export const fieldOf = (html: string, name: string): string =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
