import { composeMail } from '../../outbound/mail/letter/compose-mail.ts';
import type { LetterShop } from '../../outbound/mail/letter/letter-shop.ts';
import type { Outbox } from '../../outbound/mail/mail.ts';
import { hashOfToken } from '../../credentials/mailed-token.ts';
import type { StaffMails } from './staff-mails.ts';
import { invitationPath, staffPaths } from './staff-paths.ts';

interface StaffMailsParts {
  outbox: Pick<Outbox, 'add'>;
  shopOf: (tenant: string) => LetterShop;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** Words the mails to the shop's people in the shop's own language, and puts them into the outbox. */
export function createWrittenStaffMails({ outbox, shopOf, clock }: StaffMailsParts): StaffMails {
  return {
    async invite({ tenant, email, application, token, expiresAt }) {
      const shop = shopOf(tenant);
      const link = { path: invitationPath(token, application), validMs: expiresAt - clock() };
      const composed = await composeMail('staff-invitation', { link }, shop, shop.config.defaultLocale);
      const mail = { ...composed, to: { address: email } };
      return (within) => outbox.add(mail, `staff-invitation ${hashOfToken(token)}`, within);
    },
    async passwordChanged({ tenant, email, application, key }) {
      const shop = shopOf(tenant);
      const input = { at: clock(), path: `${staffPaths[application]}/sign-in` };
      const composed = await composeMail('staff-password-changed', input, shop, shop.config.defaultLocale);
      const mail = { ...composed, to: { address: email } };
      return (within) => outbox.add(mail, `staff-password-changed ${key}`, within);
    },
  };
}
