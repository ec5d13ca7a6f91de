import { accountQuery } from '../../../schemas/account/form-state.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { type ComposedMail, composeMail } from '../../outbound/mail/letter/compose-mail.ts';
import type { LetterShop } from '../../outbound/mail/letter/letter-shop.ts';
import type { Outbox } from '../../outbound/mail/mail.ts';
import type { AccountMail, AccountMails } from './account-mails.ts';

interface WrittenMailsParts {
  outbox: Outbox;
  shopOf: (tenant: string) => LetterShop;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** Words the mails of accounts in the reader's language, and puts them into the outbox. */
export function createWrittenMails({ outbox, shopOf, clock }: WrittenMailsParts): AccountMails {
  return {
    async write(mail, key) {
      const composed = { ...(await written(mail, shopOf(mail.tenant), clock())), to: mail.to };
      return (within) => outbox.add(composed, key, within);
    },
  };
}

function written(mail: AccountMail, shop: LetterShop, now: number): Promise<ComposedMail> {
  const { reader, locale } = mail;
  const linkTo = (route: string, token: string, expiresAt: number, name: string = accountQuery.token) => ({
    path: `${routeTable(shop.config, locale).address(route) ?? '/'}?${addressWords(shop.config, locale).parameter(name)}=${token}`,
    validMs: expiresAt - now,
  });
  switch (mail.purpose) {
    case 'confirm-registration': {
      const link = linkTo('confirm-account', mail.token, mail.expiresAt);
      return composeMail('confirm-registration', { link }, shop, locale);
    }
    case 'already-registered':
      return composeMail('already-registered', {}, shop, locale);
    case 'reset-password': {
      const link = linkTo('password-reset', mail.token, mail.expiresAt);
      return composeMail('reset-password', { reader, link }, shop, locale);
    }
    case 'password-changed':
      return composeMail('password-changed', { reader, at: now }, shop, locale);
    case 'confirm-email-change': {
      const link = linkTo('account-data', mail.token, mail.expiresAt, accountQuery.email);
      return composeMail('confirm-email-change', { link }, shop, locale);
    }
    case 'email-change-notice':
      return composeMail('email-change-notice', { reader, at: now, state: mail.state }, shop, locale);
    case 'account-deleted':
      return composeMail('account-deleted', { reader, at: now }, shop, locale);
  }
}
