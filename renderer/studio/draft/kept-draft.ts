import { z } from 'zod';
import { change, patch } from '../../../schemas/editing/change.ts';
import { draftBase } from '../../../schemas/editing/document.ts';
import { editConflict } from '../../../schemas/editing/save.ts';
import type { DraftState, KeptDraft } from './draft-state.ts';

const step = z.object({
  label: z.string(),
  patches: z.array(patch),
  at: z.number(),
  field: z.string().optional(),
});
const keptDraft = z.object({
  base: draftBase,
  unsent: z.array(change),
  undo: z.array(step),
  redo: z.array(step),
  conflicts: z.array(editConflict.extend({ base: z.json().optional() })).default([]),
});

/** Whose changes of which document. */
interface KeptPlace {
  person: string;
  document: string;
}

const keyOf = ({ person, document }: KeptPlace): string => `studio-draft-${person}-${document}`;

/** What this browser kept of a document: changes that never reached the server, and what can be undone. */
export function readKept(storage: Storage, place: KeptPlace): KeptDraft | undefined {
  try {
    const read = keptDraft.safeParse(JSON.parse(storage.getItem(keyOf(place)) ?? 'null'));
    return read.success ? (read.data as KeptDraft) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a draft's changes until the server has them, and its undo. False when there was no room even for the changes: then the
 * page must not be left.
 */
export function keep(storage: Storage, place: KeptPlace, state: DraftState): boolean {
  const base = state.keptBase ?? state.base;
  const { unsent, undo, redo, conflicts } = state;
  const whole = { base, unsent, undo, redo, conflicts };
  // With less undo there may be room for what is not saved anywhere else.
  for (const kept of [
    whole,
    { ...whole, undo: undo.slice(-20), redo: [] },
    { ...whole, undo: [], redo: [] },
  ]) {
    try {
      storage.setItem(keyOf(place), JSON.stringify(kept));
      return true;
    } catch {
      continue;
    }
  }
  return unsent.length === 0 && conflicts.length === 0;
}
