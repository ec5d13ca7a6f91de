/** Address of the list with the prices of the form, written as its links write them: `preis=20-50`. */
export function priceAddress(form: HTMLFormElement): URL {
  const [from = '', to = ''] = new FormData(form).getAll('preis').map(String);
  const address = new URL(location.href);
  address.searchParams.delete('seite');
  address.searchParams.delete('preis');
  if (from !== '' || to !== '') address.searchParams.set('preis', `${from}-${to}`);
  return address;
}
