import type { JsonObject } from '../../../schemas/json.ts';
import type { AskedShop } from './asked-shop.ts';

/** Files of a new shop, and what stands in them that is its model's own, as it is written there. */
export function modelFacts(
  files: Readonly<Record<string, JsonObject>>,
  { locale, like }: AskedShop,
): Record<string, string[]> {
  const { legalName, street, postalCode, city, email, phone, ...company } = like.tenant.company;
  const dialled = `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
  const { registerNumber, registerCourt, vatId } = company;
  const countries = new Intl.DisplayNames([like.locale.locale], { type: 'region' });
  const isAbroad = locale.slice(3) !== like.locale.country;
  const facts = [
    ...new Set([
      legalName,
      street,
      postalCode,
      city,
      email,
      phone,
      dialled,
      registerNumber,
      registerCourt,
      vatId,
    ]),
    ...(isAbroad ? [countries.of(like.locale.country) ?? ''] : []),
  ].filter((fact) => fact !== '');
  const found = Object.entries(files).map(([file, value]) => {
    const written = JSON.stringify(value);
    return [file, facts.filter((fact) => written.includes(JSON.stringify(fact).slice(1, -1)))] as const;
  });
  return Object.fromEntries(found.filter(([, own]) => own.length > 0));
}
