import { MailServerUnavailable } from './mail-server-unavailable.ts';
import { type SmtpLimits, smtpConnectionOptions } from './smtp-connection-options.ts';
import type { SmtpServerAddress } from './smtp-server-address.ts';

/** Whoever fills in a form waits for it. */
const longestMs = 3000;

/**
 * Asks a mail server once whether it offers SMTPUTF8, and remembers what it said until the process ends. Throws
 * `MailServerUnavailable` where it does not answer; the next call asks again.
 */
export function createUtf8Question(server: SmtpServerAddress, limits: SmtpLimits): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () =>
    (asked ??= ask(server, limits).catch((error: unknown) => {
      asked = undefined;
      throw new MailServerUnavailable(error);
    }));
}

async function ask(server: SmtpServerAddress, limits: SmtpLimits): Promise<boolean> {
  const { default: SmtpConnection } = await import('nodemailer/lib/smtp-connection');
  const { connectMs = longestMs } = limits;
  const short = { ...limits, connectMs: Math.min(connectMs, longestMs), silenceMs: longestMs };
  const connection = new SmtpConnection(smtpConnectionOptions(server, short));
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject).once('end', () => reject(new Error('The mail server hung up')));
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    // The last that it said lists what it offers (RFC 5321, EHLO).
    return /[ -]SMTPUTF8\b/i.test(connection.lastServerResponse || '');
  } finally {
    connection.on('error', () => {});
    connection.close();
  }
}
