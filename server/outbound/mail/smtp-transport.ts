import { createHash } from 'node:crypto';
import { needsUtf8Server } from '../../../schemas/account/email-address.ts';
import { checkMail } from './check-mail.ts';
import type { MailFrom } from './mail-from.ts';
import type { Delivery } from '../queue/delivery.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import { type SmtpLimits, smtpConnectionOptions } from './smtp-connection-options.ts';
import type { SmtpServerAddress } from './smtp-server-address.ts';
import { createUtf8Question } from './utf8-question.ts';

export interface SmtpTransportOptions extends SmtpLimits {
  server: SmtpServerAddress;
  fromOf: (tenant: string) => MailFrom;
  /** Connections at the same time. Default: 4. */
  connections?: number;
}

/**
 * Sends by SMTP over a few connections that stay open while there is work. TLS as the address says, 1.2 or later, with a
 * certificate that holds. A message that the server refuses for good (5xx to recipient or contents) is not to be tried again;
 * all else is: logins that fail, refused senders and outages are put right by operators. Throws on a tenant without a sender.
 */
export function createSmtpTransport({ server, fromOf, ...options }: SmtpTransportOptions): MailTransport {
  let opened: ReturnType<typeof openMailer> | undefined;
  const takesUtf8 = createUtf8Question(server, options);
  const mailer = (): ReturnType<typeof openMailer> => (opened ??= openMailer(server, options));

  return {
    keepsMails: false,
    async send(outgoing, signal) {
      const from = fromOf(outgoing.mail.tenant);
      try {
        checkMail(outgoing.mail);
      } catch {
        return { ok: false, isPermanent: true, reason: 'invalid' };
      }
      try {
        await (await mailer()).sendMail({ ...messageOf(outgoing, from), signal });
        return { ok: true };
      } catch (error) {
        return failureOf(error);
      }
    },
    canReach: async (address) => !needsUtf8Server(address) || takesUtf8(),
    close: () => void opened?.then((open) => open.close()),
  };
}

/** Its code is read with the first mail: no start of the shop should wait for it. */
async function openMailer(
  server: SmtpServerAddress,
  { connections = 4, ...limits }: Omit<SmtpTransportOptions, 'server' | 'fromOf'>,
) {
  const { createTransport } = await import('nodemailer');
  const { credentials } = server;
  return createTransport({
    ...smtpConnectionOptions(server, limits),
    ...{ pool: true, maxConnections: connections, maxMessages: 100 },
    // The outbox tries again, and knows how often; a connection that the server has closed is not used for long.
    ...{ maxRequeues: 0, idleTimeout: 10_000 },
    ...(credentials && { auth: { user: credentials.user, pass: credentials.password } }),
    ...{ disableFileAccess: true, disableUrlAccess: true, logger: false },
  });
}

/** Addresses as objects, so that nobody reads one text as several. */
function messageOf({ key, mail, created, files = [] }: OutgoingMail, from: MailFrom) {
  const { to, subject, html, text } = mail;
  return {
    from: { name: from.name, address: from.address },
    to: { name: to.name ?? '', address: to.address },
    ...(from.replyTo !== from.address && { replyTo: { name: from.name, address: from.replyTo } }),
    envelope: { from: from.address, to: [to.address] },
    ...{ subject, html, text },
    attachments: files.map(({ name, content }) => ({
      ...{ filename: name, content, contentType: 'application/pdf' },
    })),
    messageId: messageId(mail.tenant, key, from.address),
    date: new Date(created),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  };
}

/** The same at every try, and nothing that says what the key is. */
function messageId(tenant: string, key: string, from: string): string {
  const hash = createHash('sha256').update(`${tenant}\0${key}`).digest('base64url').slice(0, 32);
  return `<${hash}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
  permanent?: unknown;
}

function failureOf(error: unknown): Delivery {
  const { code, command, responseCode, response, permanent } = error as SmtpError;
  const isPermanent = permanent === true && (command === 'RCPT TO' || command === 'DATA');
  return { ok: false, isPermanent, reason: reasonOf(code, responseCode, response) };
}

/** Numbers of the answer alone: its words may hold the address. */
function reasonOf(code: unknown, responseCode: unknown, response: unknown): string {
  if (typeof responseCode !== 'number')
    return typeof code === 'string' && /^[A-Z_]{2,40}$/.test(code) ? code : 'unknown';
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?= |$)/.exec(String(response))?.[1];
  return enhanced === undefined ? String(responseCode) : `${responseCode} ${enhanced}`;
}
