import type { PaperFile } from '../paper/paper-file.ts';
import type { ClaimedMail } from './outbox.ts';

/** A mail as a transport gets it; `key` and `created` are the same at every try. */
export type OutgoingMail = Pick<ClaimedMail, 'key' | 'mail' | 'created'> & {
  /** Its papers, drawn. */
  files?: readonly PaperFile[];
};

/**
 * What became of a mail. `isPermanent`: the same mail would be refused again. `reason`: a short code without anything that
 * names a person, never what the other side said in words.
 */
export type Delivery = { ok: true } | { ok: false; isPermanent: boolean; reason: string };

/** How mails leave the house. */
export interface MailTransport {
  /** Whether mails stay where they are: then the outbox keeps them readable. */
  readonly keepsMails: boolean;
  /** Hands one mail over. An outage is an answer, never thrown; when `signal` aborts, the mail may have gone all the same. */
  send(outgoing: OutgoingMail, signal: AbortSignal): Promise<Delivery>;
  /** Whether mails to an address can leave the house. Throws `MailServerUnavailable` while nobody can tell. */
  canReach(address: string): Promise<boolean>;
  close(): void;
}
