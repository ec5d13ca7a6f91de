import { type LetterShop, routeAddress } from './letter-shop.ts';
import type { LetterText } from './letter-texts.ts';
import type { LetterFooter, LetterLink } from './letter.ts';

/** Routes that a mail leads to for the law and for help. */
const legalRoutes = ['imprint', 'privacy', 'terms', 'service'] as const;

/** Who writes the mail and why, from the tenant's configuration: of an account, of an order, which needs none, or of staff. */
export function letterFooter(
  shop: LetterShop,
  locale: string,
  text: LetterText,
  why: 'why' | 'why-order' | 'why-staff',
): LetterFooter {
  const { company, name } = shop.config;
  const { legalName, street, postalCode, city, email, phone } = company;
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(company.country) ?? company.country;
  return {
    lines: [
      text(`mail.footer.${why}`, { shop: name }),
      `${legalName}, ${street}, ${postalCode} ${city}, ${country}`,
      ...sellerNumbers(shop, locale, text),
    ],
    contact: text('mail.footer.contact', { email, phone }),
    links: legalRoutes.flatMap((route): LetterLink[] => {
      const href = routeAddress(shop, locale, route);
      return href === undefined ? [] : [{ label: text(`mail.footer.${route}`), href }];
    }),
  };
}

/** Those of the locale, as on invoices; else the company's own. */
function sellerNumbers({ config }: LetterShop, locale: string, text: LetterText): readonly string[] {
  const own = config.locales.find((each) => each.locale === locale)?.sellerNumbers;
  if (own) return own;
  const { registerNumber: number, registerCourt: court, vatId } = config.company;
  return [
    ...(number === '' ? [] : [text('mail.footer.register', { number, court })]),
    ...(vatId === '' ? [] : [text('mail.footer.vat', { vatId })]),
  ];
}
