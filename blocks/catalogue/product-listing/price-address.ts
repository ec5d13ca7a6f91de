import { parameterName } from '../../kit/browser/parameter-name.ts';

/** Address of the list with the prices of the form, written as its links write them: `preis=20-50`. */
export function priceAddress(form: HTMLFormElement): URL {
  const price = parameterName('preis');
  const [from = '', to = ''] = new FormData(form).getAll(price).map(String);
  const address = new URL(location.href);
  address.searchParams.delete(parameterName('seite'));
  address.searchParams.delete(price);
  if (from !== '' || to !== '') address.searchParams.set(price, `${from}-${to}`);
  return address;
}
