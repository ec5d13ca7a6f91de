import { isIP } from 'node:net';

/** How to reach a mail server. `tls`: from the start, by STARTTLS or the mail is not sent, or not at all. */
export interface SmtpServerAddress {
  host: string;
  port: number;
  tls: 'always' | 'upgrade' | 'none';
  credentials: { user: string; password: string } | null;
}

/**
 * Reads `smtps://user:password@host:465` (TLS from the start) or `smtp://user:password@host:587`. The latter is upgraded to
 * TLS, always; only on this machine it is not, and `?tls=none` goes without for a server of one's own network, without
 * credentials. Throws an error that repeats no part of the address, which may hold a password.
 */
export function readSmtpAddress(address: string): SmtpServerAddress {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !/^\/?$/.test(url.pathname))
    throw new Error('SMTP_URL: write smtp://user:password@host:587 or smtps://…:465');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const tls = tlsOf(url, host);
  const credentials =
    url.username === ''
      ? null
      : { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  if (tls === 'none' && credentials && !isThisMachine(host))
    throw new Error('SMTP_URL: a password is sent with TLS only');
  return { host, port: Number(url.port) || (tls === 'always' ? 465 : 587), tls, credentials };
}

function tlsOf(url: URL, host: string): SmtpServerAddress['tls'] {
  const asked = url.searchParams.get('tls');
  const others = [...url.searchParams.keys()].some((name) => name !== 'tls');
  if (others || (asked !== null && asked !== 'none' && asked !== 'required'))
    throw new Error('SMTP_URL: behind the ? only tls=required or tls=none can stand');
  if (url.protocol === 'smtps:') return 'always';
  if (asked === 'required') return 'upgrade';
  return asked === 'none' || isThisMachine(host) ? 'none' : 'upgrade';
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
