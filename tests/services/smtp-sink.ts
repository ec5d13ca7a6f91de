import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it arrived. */
interface ArrivedMail {
  /** Sender and recipients that the server was told, beside what the mail itself says. */
  envelope: { from: string; to: string[] };
  /** As sent, headers and all. */
  raw: string;
  parsed: ParsedMail;
  isEncrypted: boolean;
}

/** A mail server that takes everything and keeps it. */
export interface SmtpSink {
  url: string;
  port: number;
  mails: ArrivedMail[];
  /** Next answers in place of the usual one, to recipients or to contents; gone when used. */
  refusals: { on: 'recipient' | 'contents'; code: number; text: string }[];
  close(): Promise<void>;
}

/** Listens on `port`, or on a free one. */
export async function startSmtpSink(options: SMTPServerOptions = {}, port = 0): Promise<SmtpSink> {
  const mails: ArrivedMail[] = [];
  const refusals: SmtpSink['refusals'] = [];
  function refusalOn(on: 'recipient' | 'contents'): Error | null {
    if (refusals[0]?.on !== on) return null;
    const refusal = refusals.shift();
    return Object.assign(new Error(refusal?.text), { responseCode: refusal?.code });
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, callback) => callback(refusalOn('recipient')),
    async onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const refusal = refusalOn('contents');
      if (refusal) return callback(refusal);
      const raw = Buffer.concat(chunks);
      const { mailFrom, rcptTo } = session.envelope;
      mails.push({
        envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
        raw: raw.toString('latin1'),
        parsed: await simpleParser(raw),
        isEncrypted: session.secure,
      });
      return callback();
    },
    ...options,
  });
  // Clients that go away are part of what is tested.
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    ...{ port: address.port, mails, refusals },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
