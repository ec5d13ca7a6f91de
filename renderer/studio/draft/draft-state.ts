import { applyChange, type ChangeRefusal } from '../../../schemas/editing/apply-change.ts';
import type { Change, Patch } from '../../../schemas/editing/change.ts';
import type { DocumentKind, DraftBase, OpenDocument } from '../../../schemas/editing/document.ts';
import { mergeChange, valueAt } from '../../../schemas/editing/merge-change.ts';
import { indexNodes } from '../../../schemas/editing/node-index.ts';
import type { EditConflict, SaveAnswer } from '../../../schemas/editing/save.ts';
import { writeIds } from '../../../schemas/editing/write-ids.ts';
import type { JsonObject } from '../../../schemas/json.ts';

/** What takes an act back, or makes it again: patches for the document as it is then. */
interface Step {
  /** What was done, in the editor's words. */
  label: string;
  patches: Patch[];
  /** Milliseconds since 1970. */
  at: number;
  /** The field that was typed in; typing on in it is one act. */
  field?: string;
}

/** What of a draft outlives a reload. */
export interface KeptDraft {
  base: DraftBase;
  unsent: Change[];
  undo: Step[];
  redo: Step[];
  /** What was not chosen yet: an own value stands nowhere else. */
  conflicts: DraftConflict[];
}

/** What two editors did at the same place. */
export interface DraftConflict extends EditConflict {
  /** What was there before both; absent: nothing, or it is not known any more. */
  base?: unknown;
}

export interface DraftState {
  kind: DocumentKind;
  /** The draft as the server has it at `base`. */
  saved: JsonObject;
  base: DraftBase;
  /** What the editor did since, in order; the first `sending` of them are under way. */
  unsent: readonly Change[];
  sending: number;
  /** `saved` and `unsent` together: what is shown. */
  document: JsonObject;
  undo: readonly Step[];
  redo: readonly Step[];
  conflicts: readonly DraftConflict[];
  /** The base that kept changes were made on, while they wait to be sent after a reload. */
  keptBase?: DraftBase;
  /** The server has what is not known here: the document is to be opened anew. */
  isStale: boolean;
}

/** Most acts that can be taken back. */
const longestUndo = 300;
/** Milliseconds within which typing in the same field is one act. */
const typingMs = 1000;

/** A document as it was opened, with what was kept of the last visit; changes that no longer fit are told as `lost`. */
export function openDraft(
  open: OpenDocument,
  kept: KeptDraft | undefined,
): { state: DraftState; lost: Change[] } {
  const { kind } = open.summary;
  const parsed = JSON.parse(open.text) as JsonObject;
  const saved = kind === 'data' ? parsed : writeIds(parsed, open.ids);
  const { document, applied, lost } = applyAll(saved, kept?.unsent ?? [], kind);
  const isOld = applied.length > 0 && kept !== undefined && kept.base.revision !== open.base.revision;
  return {
    state: {
      ...{ kind, saved, document, base: open.base, unsent: applied, sending: 0 },
      ...{ undo: kept?.undo ?? [], redo: kept?.redo ?? [], conflicts: kept?.conflicts ?? [], isStale: false },
      ...(isOld && { keptBase: kept.base }),
    },
    lost,
  };
}

function applyAll(
  document: JsonObject,
  changes: readonly Change[],
  kind: DocumentKind,
): { document: JsonObject; applied: Change[]; lost: Change[] } {
  let made = document;
  const applied: Change[] = [];
  const lost: Change[] = [];
  for (const change of changes) {
    const result = applyChange(made, change.patches, kind);
    if (result.ok) {
      made = result.document;
      applied.push(change);
    } else if (!isThere(change.patches[result.step], result.reason)) lost.push(change);
  }
  return { document: made, applied, lost };
}

/** Whether a step cannot be made because the document has it: its answer was lost on the way. */
function isThere(patch: Patch | undefined, reason: ChangeRefusal): boolean {
  return (
    (patch?.op === 'insert' && reason === 'id-taken') || (patch?.op === 'remove' && reason === 'node-missing')
  );
}

interface Act {
  id: string;
  label: string;
  patches: readonly Patch[];
  at: number;
  field?: string;
}

type ActResult = { ok: true; state: DraftState } | { ok: false; reason: ChangeRefusal };

/** Does something to the document, so that it can be undone. Typing on in one field stays one act. */
export function act(state: DraftState, { id, label, patches, at, field }: Act): ActResult {
  const result = applyChange(state.document, patches, state.kind);
  if (!result.ok) return result;
  const last = state.undo.at(-1);
  const isTyping =
    field !== undefined &&
    last?.field === field &&
    at - last.at < typingMs &&
    state.redo.length === 0 &&
    state.unsent.length > state.sending;
  const step = { label, at, ...(field !== undefined && { field }) };
  const undo =
    isTyping && last
      ? [...state.undo.slice(0, -1), { ...step, patches: shorten([...result.inverse, ...last.patches]) }]
      : [...state.undo, { ...step, patches: result.inverse }].slice(-longestUndo);
  const before = state.unsent.at(-1);
  const unsent =
    isTyping && before
      ? [...state.unsent.slice(0, -1), { ...before, patches: shorten([...before.patches, ...patches]) }]
      : [...state.unsent, { id, patches: [...patches] }];
  return { ok: true, state: { ...state, document: result.document, unsent, undo, redo: [] } };
}

/** Of patches that set the same place one after the other only the last counts. */
function shorten(patches: readonly Patch[]): Patch[] {
  const placeOf = (patch: Patch | undefined): string | undefined =>
    patch?.op === 'set' ? `${patch.node} ${patch.path.join('/')}` : undefined;
  return patches.filter(
    (patch, at) => placeOf(patch) === undefined || placeOf(patch) !== placeOf(patches[at + 1]),
  );
}

/** Takes the last act back; where it no longer fits, it is forgotten. */
export function undoLast(state: DraftState, id: string, at: number): DraftState {
  return turnLast(state, { id, at }, 'undo', 'redo');
}

/** Does again what was taken back last. */
export function redoLast(state: DraftState, id: string, at: number): DraftState {
  return turnLast(state, { id, at }, 'redo', 'undo');
}

/** Makes the last step of one list, and puts what leads back into the other. */
function turnLast(
  state: DraftState,
  { id, at }: { id: string; at: number },
  from: 'undo' | 'redo',
  to: 'undo' | 'redo',
): DraftState {
  const step = state[from].at(-1);
  if (!step) return state;
  const rest = { ...state, [from]: state[from].slice(0, -1) };
  const { label, patches } = step;
  const result = applyChange(state.document, patches, state.kind);
  if (!result.ok) return rest;
  return {
    ...rest,
    document: result.document,
    unsent: [...state.unsent, { id, patches }],
    [to]: [...state[to], { label, at, patches: result.inverse }],
  };
}

/**
 * Takes in what the server answered to the changes that were under way: the draft is what the server made of them. What was done
 * since is brought in as the server does, so that what meets others' changes becomes a conflict instead of writing over them.
 */
export function takeAnswer(state: DraftState, answer: SaveAnswer): DraftState {
  const { keptBase, ...known } = state;
  const refused = new Set(answer.conflicts.map(({ change }) => change));
  const own = state.unsent.slice(0, state.sending).filter(({ id }) => !refused.has(id));
  const sent = new Set(own.map(({ id }) => id));
  const others = answer.changes.filter(({ id }) => !sent.has(id));
  // After a reload the document was opened with what others did meanwhile.
  const now = applyAll(state.saved, keptBase ? own : answer.changes, state.kind);
  const rest = bringIn(now.document, state.unsent.slice(state.sending), keptBase ? [] : others, state.kind);
  const before = keptBase ? {} : state.saved;
  const met = [...answer.conflicts, ...rest.conflicts].map((conflict) => withBase(conflict, before));
  return {
    ...known,
    saved: now.document,
    base: answer.base,
    document: rest.document,
    unsent: rest.changes,
    sending: 0,
    conflicts: [...state.conflicts, ...met],
    isStale: state.isStale || keptBase !== undefined || now.lost.length > 0,
  };
}

/** Brings changes into a document in which others worked since; what meets theirs is left out and told. */
function bringIn(
  document: JsonObject,
  changes: readonly Change[],
  others: readonly Change[],
  kind: DocumentKind,
): { document: JsonObject; changes: Change[]; conflicts: EditConflict[] } {
  const theirs = others.flatMap(({ patches }) => patches.map((patch) => ({ patch, author: null })));
  const brought = { document, changes: [] as Change[], conflicts: [] as EditConflict[] };
  for (const change of changes) {
    const { patches, clashes } = mergeChange(change.patches, theirs, brought.document, kind);
    const made = clashes.length === 0 ? applyChange(brought.document, patches, kind) : undefined;
    for (const clash of clashes)
      brought.conflicts.push({
        ...{ change: change.id, node: clash.node, theirs: clash.theirs, mine: clash.mine },
        ...(clash.path && { path: clash.path }),
      });
    if (!made?.ok || patches.length === 0) continue;
    brought.document = made.document;
    brought.changes.push({ ...change, patches });
  }
  return brought;
}

/** … with what was there before both. */
function withBase(conflict: EditConflict, before: JsonObject): DraftConflict {
  const { node, path } = conflict;
  const holder = node === null ? before : indexNodes(before).get(node)?.node;
  const base = path ? valueAt(holder, path) : holder;
  return { ...conflict, ...(base !== undefined && { base }) };
}

/** Without the change that was under way: the server will not have it. What was done after it stays where it still fits. */
export function refusedByServer(state: DraftState): DraftState {
  const { document, applied } = applyAll(state.saved, state.unsent.slice(1), state.kind);
  return { ...state, document, unsent: applied, sending: 0 };
}

/** The document as the server has it now, with what was not sent yet on top. */
export function reopened(state: DraftState, open: OpenDocument): DraftState {
  const { base, unsent, undo, redo, conflicts } = state;
  const kept = { base, unsent: [...unsent], undo: [...undo], redo: [...redo], conflicts: [...conflicts] };
  const { keptBase: _, ...known } = openDraft(open, kept).state;
  return known;
}
