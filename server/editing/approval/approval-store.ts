import type { DraftBase } from '../../../schemas/editing/document.ts';
import type { AuditEntry } from '../../staff/audit/audit-log.ts';

/** What was asked or said of a draft last. Times in ms since 1970. */
export interface Approval {
  state: 'asked' | 'given' | 'refused';
  /** The draft that it is about. */
  base: DraftBase;
  note: string;
  /** The node that a refusal is about. */
  node: string | null;
  author: string;
  at: number;
}

/** A remark of an editor on a document, or on a node of it. */
export interface Note {
  id: string;
  node: string | null;
  text: string;
  author: string;
  at: number;
  /** Who said that it is settled; null: it is not. */
  settledBy: string | null;
}

/** Approvals and notes of documents, beside their texts. Every call may throw `DatabaseUnavailable`. */
export interface ApprovalStore {
  /** By document; those that nobody asked for are not there. */
  approvals(tenant: string, documents: readonly string[]): Promise<ReadonlyMap<string, Approval>>;
  /** Says what an approval is from now on, with its entry of the log; null: nobody asks any more. */
  decide(tenant: string, document: string, approval: Approval | null, audit: AuditEntry): Promise<void>;
  /** The oldest first. */
  notes(tenant: string, document: string): Promise<Note[]>;
  addNote(tenant: string, document: string, note: Omit<Note, 'settledBy'>): Promise<void>;
  /** Settles a note, once; false: there is none that is open. */
  settleNote(tenant: string, document: string, id: string, by: string): Promise<boolean>;
}
