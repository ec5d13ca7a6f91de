import { type RequestHandler, Router } from 'express';
import type { ShopBase } from './compose-base.ts';
import { needsUtf8Server } from '../../schemas/account/email-address.ts';
import type { LetterShop } from '../outbound/mail/letter/letter-shop.ts';
import { createKeptTransport } from '../outbound/mail/kept-transport.ts';
import { createMailFrom } from '../outbound/mail/mail-from.ts';
import { createMailSender, type MailSender } from '../outbound/mail/mail-sender.ts';
import type { DrawMailPaper } from '../outbound/mail/mail-paper.ts';
import type { MailTransport } from '../outbound/mail/mail-transport.ts';
import type { Outbox } from '../outbound/mail/mail.ts';
import { createMailPages } from '../outbound/mail/pages/mail-pages.ts';
import { mailPath } from '../outbound/mail/pages/mail-path.ts';
import { createSmtpTransport } from '../outbound/mail/smtp-transport.ts';
import { readSmtpAddress } from '../outbound/mail/smtp-server-address.ts';
import { createSqlOutbox } from '../outbound/mail/sql-outbox.ts';
import type { Database } from '../storage/database/database.ts';

/** How the shop writes to people. */
export interface ShopMail {
  outbox: Outbox;
  /** Whether mails to an address can leave the house. Throws `MailServerUnavailable` while nobody can tell. */
  canReach(address: string): Promise<boolean>;
  /** What mails take from a tenant. */
  shopOf: (tenant: string) => LetterShop;
  /** Development alone: the outbox as pages. */
  pages: RequestHandler | undefined;
  start(): void;
  /** Ends with what is on its way. */
  stop(): Promise<void>;
}

/**
 * An outbox in the database, and what sends it: an SMTP server where the settings name one, else nobody. In development each
 * mail can then be read at `/dev/mail`; in production mails wait until there is a server.
 */
export function composeMailbox(base: ShopBase, database: Database, drawPaper: DrawMailPaper): ShopMail {
  const { settings, log, now, isProduction, tenants, tenantNamed, originOf, metrics } = base;
  const outbox = createSqlOutbox({ database, clock: now });
  const configs = tenants.map(({ config }) => config);
  const fromOf = createMailFrom(settings.MAIL_FROM, configs);
  const transport = transportOf();
  const sender: MailSender | undefined =
    transport &&
    createMailSender({
      ...{ outbox, transport, drawPaper, clock: now, random: Math.random, log },
      counter: metrics.mails,
    });

  function transportOf(): MailTransport | undefined {
    if (settings.SMTP_URL !== undefined)
      return createSmtpTransport({ server: readSmtpAddress(settings.SMTP_URL), fromOf });
    return isProduction ? undefined : createKeptTransport();
  }

  return {
    outbox: {
      async add(...given) {
        await outbox.add(...given);
        sender?.wake();
      },
    },
    // While there is no server at all, nobody knows of one that takes more than ASCII.
    canReach: async (address) => (transport ? transport.canReach(address) : !needsUtf8Server(address)),
    shopOf(slug) {
      const { config, theme, messages } = tenantNamed(slug);
      return { config, theme, messages, origin: originOf(slug) };
    },
    pages: isProduction ? undefined : Router().use(mailPath, createMailPages(outbox, drawPaper)),
    start() {
      if (sender) sender.start();
      else log.warn('SMTP_URL is not set: mails wait in the outbox');
    },
    async stop() {
      await sender?.stop();
    },
  };
}
