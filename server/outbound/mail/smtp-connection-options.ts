import type { SmtpServerAddress } from './smtp-server-address.ts';

export interface SmtpLimits {
  /** Milliseconds to connect, to be greeted, and of silence at most. Default: 10,000 each, 30,000 of silence. */
  connectMs?: number;
  silenceMs?: number;
  /** Certificates to trust beside the public ones, as PEM. */
  ca?: string;
}

/** How every connection to a mail server is made, in the library's words: TLS as the address says, 1.2 or later. */
export function smtpConnectionOptions(
  { host, port, tls }: SmtpServerAddress,
  { connectMs = 10_000, silenceMs = 30_000, ca }: SmtpLimits,
) {
  return {
    ...{
      host,
      port,
      secure: tls === 'always',
      requireTLS: tls === 'upgrade',
      ignoreTLS: tls === 'none',
    },
    ...{ connectionTimeout: connectMs, greetingTimeout: connectMs, dnsTimeout: connectMs },
    ...{ socketTimeout: silenceMs, socketCloseTimeout: 1000, maxResponseSize: 64 * 1024 },
    tls: {
      minVersion: 'TLSv1.2',
      rejectUnauthorized: true,
      ...(ca !== undefined && { ca }),
    },
  } as const;
}
