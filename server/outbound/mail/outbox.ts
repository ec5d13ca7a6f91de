import type { SendingQueue } from '../queue/queue-sender.ts';
import type { Mail, Outbox } from './mail.ts';

/** `waiting`: to be sent, or being sent; `sent`: a server took it, or it was kept; `given-up`: nobody will. */
export type MailState = 'waiting' | 'sent' | 'given-up';

/** A mail of the outbox. Times in ms since 1970. */
export interface OutboxEntry {
  /** Grows with every mail. */
  id: number;
  key: string;
  /** Its address, name, subject and contents are empty once it is settled without being kept. */
  mail: Mail;
  state: MailState;
  /** How often it was taken to be sent. */
  attempts: number;
  created: number;
  /** When it may be taken (again). */
  due: number;
  /** When it was sent or given up. */
  settled: number | null;
  /** Why the last try failed: a short code, never what a server said. */
  reason: string | null;
}

/** A mail that a sender has taken: until `due` nobody else does. */
export type ClaimedMail = Pick<OutboxEntry, 'id' | 'key' | 'mail' | 'attempts' | 'created'>;

/** What the sender needs of the outbox. What is settled without being kept is emptied. */
export interface MailQueue extends Omit<SendingQueue<ClaimedMail>, 'sent'> {
  /** A mail left the house, whoever has taken it meanwhile. `keeps`: what is in it stays readable. */
  sent(claimed: ClaimedMail, at: number, keeps: boolean): Promise<void>;
  /** Mails that wait, and since when the oldest of them does. */
  backlog(): Promise<{ waiting: number; oldest: number | null }>;
}

/** What a page of the outbox needs. */
export interface OutboxReader {
  /** The newest mails, the newest first; of all tenants. */
  newest(limit: number): Promise<OutboxEntry[]>;
  entry(id: number): Promise<OutboxEntry | null>;
}

/** Every driver passes `tests/contract/mail-outbox.contract.ts`. */
export interface MailOutbox extends Outbox, MailQueue, OutboxReader {}

/** The outbox holds as many unsent mails as it can. */
export class OutboxFull extends Error {
  constructor(mails: number) {
    super(`The outbox holds ${mails} mails that wait already`);
    this.name = 'OutboxFull';
  }
}

/** What is left of a mail when nobody needs to read it: links in it open accounts. */
export function emptied({ tenant, purpose }: Mail): Mail {
  return { tenant, purpose, to: { address: '' }, subject: '', html: '', text: '' };
}
