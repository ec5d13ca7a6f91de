import type { LetterInputs, LetterRequest } from './letter-input.ts';
import type { LetterShop } from './letter-shop.ts';
import { plainLetter } from './plain-letter.ts';
import { writeLetter } from './write-letter.ts';
import type { Mail, MailPurpose } from '../mail.ts';

/** A mail as it is composed: whom it goes to is for the caller to say. */
export type ComposedMail = Omit<Mail, 'to'>;

/**
 * Writes a mail in one of the shop's languages, as HTML and as text. All links lead to the shop's origin. Throws a `TypeError`
 * on a link that would not, and on texts that are missing.
 */
export async function composeMail<Purpose extends MailPurpose>(
  purpose: Purpose,
  input: LetterInputs[Purpose],
  shop: LetterShop,
  locale: string,
): Promise<ComposedMail> {
  const letter = writeLetter({ purpose, input } as LetterRequest, shop, locale);
  const [{ render }, { LetterView }, { createElement }] = await letterTools();
  const { config, theme, origin } = shop;
  const view = createElement(LetterView, {
    ...{ letter, locale, theme, shopName: config.name, shopHref: `${origin}/` },
  });
  return {
    ...{ tenant: config.slug, purpose, subject: letter.subject },
    html: await render(view),
    text: plainLetter(letter),
  };
}

/** Fetches what mails are drawn with, for whoever must not wait for it later, as with rows locked. */
export async function prepareMails(): Promise<void> {
  await letterTools();
}

/** Fetched with the first mail: most of a quarter of a second, which no start of the shop should wait for. */
const letterTools = () =>
  Promise.all([import('@react-email/render'), import('./letter-view.tsx'), import('react')]);
