import type { PaperFile } from '../paper/paper-file.ts';
import type { Delivery } from '../queue/delivery.ts';
import type { ClaimedMail } from './outbox.ts';

/** A mail as a transport gets it; `key` and `created` are the same at every try. */
export type OutgoingMail = Pick<ClaimedMail, 'key' | 'mail' | 'created'> & {
  /** Its papers, drawn. */
  files?: readonly PaperFile[];
};

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
