import {
  createQueueSender,
  type QueueSender,
  type SendingOptions,
  type SendingResult,
} from '../queue/queue-sender.ts';
import type { DrawMailPaper } from './mail-paper.ts';
import type { MailPurpose } from './mail.ts';
import type { MailTransport } from './mail-transport.ts';
import type { MailQueue } from './outbox.ts';

export interface MailSenderOptions extends SendingOptions {
  outbox: MailQueue;
  transport: MailTransport;
  /** Draws what goes with a mail. */
  drawPaper: DrawMailPaper;
  /** Counts tries. */
  counter: { inc(labels: { result: SendingResult; purpose: MailPurpose }): void };
}

export type MailSender = QueueSender;

/**
 * Sends the mails of the outbox. One that goes out twice has the same `Message-ID` and date, by which most mailboxes tell. Log lines
 * name mails by their number, never an address or a content.
 */
export function createMailSender({
  outbox,
  transport,
  drawPaper,
  counter,
  ...options
}: MailSenderOptions): MailSender {
  const sender = createQueueSender({
    ...options,
    queue: { ...outbox, sent: (claimed, at) => outbox.sent(claimed, at, transport.keepsMails) },
    /** With what goes with it: what cannot be drawn now is tried again, as what cannot be sent. */
    async send(claimed, signal) {
      const { tenant, papers = [] } = claimed.mail;
      // Kept mails are read where their papers can be drawn.
      if (transport.keepsMails || papers.length === 0) return transport.send(claimed, signal);
      const files = await Promise.all(papers.map((paper) => drawPaper(tenant, paper)));
      return transport.send({ ...claimed, files: files.filter((file) => file !== null) }, signal);
    },
    count: (result, { mail: { purpose } }) => counter.inc({ result, purpose }),
    facts: ({ id, mail: { tenant, purpose }, attempts }) => ({ mail: id, tenant, purpose, attempts }),
    name: 'A mail',
  });
  return {
    ...sender,
    async stop(graceMs) {
      await sender.stop(graceMs);
      transport.close();
    },
  };
}
