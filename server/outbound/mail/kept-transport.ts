import type { MailTransport } from './mail-transport.ts';

/** For development: no mail leaves the machine, each can be read at `/dev/mail`. */
export function createKeptTransport(): MailTransport {
  return {
    keepsMails: true,
    send: () => Promise.resolve({ ok: true }),
    canReach: () => Promise.resolve(true),
    close() {},
  };
}
