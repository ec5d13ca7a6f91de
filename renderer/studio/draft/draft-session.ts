import type { ChangeRefusal } from '../../../schemas/editing/apply-change.ts';
import type { Patch } from '../../../schemas/editing/change.ts';
import type { OpenDocument } from '../../../schemas/editing/document.ts';
import { CallError } from '../api/ask.ts';
import type { StudioApi } from '../api/studio-api.ts';
import { createStore, type Store } from '../state/store.ts';
import {
  act,
  type DraftConflict,
  type DraftState,
  openDraft,
  redoLast,
  refusedByServer,
  reopened,
  takeAnswer,
  undoLast,
} from './draft-state.ts';
import { keep, readKept } from './kept-draft.ts';
import { quietMs, retryMs, type SaveState } from './save-state.ts';

/** What a draft needs of the browser. */
export interface DraftPorts {
  api: Pick<StudioApi, 'save' | 'open'>;
  /** Who edits: a browser may be used by several people, and nobody saves what another one did. */
  person: string;
  storage: Storage;
  /** Milliseconds since 1970. */
  now: () => number;
  newId: () => string;
  /** Runs something later; returns what prevents it. */
  later: (run: () => void, ms: number) => () => void;
}

/** What a draft tells whoever edits it, in passing. */
export type DraftNotice =
  | { kind: 'restored'; count: number }
  | { kind: 'lost'; count: number }
  | { kind: 'refused'; error: unknown }
  | { kind: 'storage-full' };

/** A document that is open: edited, undone, saved by itself, and kept in the browser until it is. */
export interface DraftSession {
  readonly id: string;
  draft: Store<DraftState>;
  saving: Store<SaveState>;
  /** Does something that can be undone; tells why not where it is impossible. `field` groups typing. */
  act(label: string, patches: readonly Patch[], field?: string): ChangeRefusal | undefined;
  /** What was taken back, or nothing. */
  undo(): string | undefined;
  redo(): string | undefined;
  /** Ends a conflict: with `mine` the own value is set once more, knowing the other. */
  resolve(conflict: DraftConflict, which: 'mine' | 'theirs', label: string): void;
  /** Saves at once; resolves when the server has everything, or could not be reached. */
  flush(): Promise<void>;
  /** Opens the document anew as the server has it now, with what is not sent yet on top. */
  reopen(): Promise<void>;
  /** Whether another tab edits: then nothing is saved or kept from here. */
  follow(isFollowing: boolean): void;
  /** Shows what the tab that edits has done, from what the browser keeps of it. */
  followChanges(): Promise<void>;
  /** Sends what it can as the page is left; all of it is kept in the browser too. */
  leave(): void;
  close(): void;
}

/** Most changes of one call. */
const perCall = 500;
/** Milliseconds within which what is done is kept in the browser. */
const keepMs = 120;

export function createDraftSession(
  open: OpenDocument,
  ports: DraftPorts,
  onNotice: (notice: DraftNotice) => void,
): DraftSession {
  const { id } = open.summary;
  const kept = { person: ports.person, document: id };
  let opened = open;
  const first = openDraft(open, readKept(ports.storage, kept));
  const draft = createStore(first.state);
  const saving = createStore<SaveState>(first.state.unsent.length > 0 ? 'waiting' : 'saved');
  let failures = 0;
  let isClosed = false;
  let isFollowing = false;
  let oneByOne = false;
  let stopSend = (): void => {};
  let stopKeep: (() => void) | undefined;
  let sent: Promise<void> | undefined;

  if (first.lost.length > 0) onNotice({ kind: 'lost', count: first.lost.length });
  if (first.state.unsent.length > 0) {
    onNotice({ kind: 'restored', count: first.state.unsent.length });
    sendLater(quietMs);
  }

  function note(state: DraftState): void {
    draft.change(() => state);
    stopKeep ??= ports.later(keepNow, keepMs);
    if (state.unsent.length > 0 && state.sending === 0) {
      saving.change((value) => (value === 'offline' || value === 'signed-out' ? value : 'waiting'));
      sendLater(failures > 0 ? retryMs(failures) : quietMs);
    }
  }

  function keepNow(): void {
    stopKeep?.();
    stopKeep = undefined;
    if (isFollowing) return;
    if (!keep(ports.storage, kept, draft.get())) onNotice({ kind: 'storage-full' });
  }

  function sendLater(ms: number): void {
    stopSend();
    if (!isClosed && !isFollowing) stopSend = ports.later(() => void send(), ms);
  }

  /** One call at a time: what is done meanwhile goes with the next. */
  function send(): Promise<void> {
    sent ??= sendOnce().finally(() => {
      sent = undefined;
      if (draft.get().unsent.length > 0 || draft.get().isStale)
        sendLater(failures > 0 ? retryMs(failures) : quietMs);
    });
    return sent;
  }

  async function sendOnce(): Promise<void> {
    stopSend();
    const { unsent, base, keptBase, isStale } = draft.get();
    if (unsent.length === 0 && !isStale) return;
    // After a refusal one by one, so that one that cannot be saved costs no other.
    const changes = unsent.slice(0, oneByOne ? 1 : perCall);
    draft.change((state) => ({ ...state, sending: changes.length }));
    saving.change(() => 'saving');
    try {
      if (changes.length > 0) {
        const answer = await ports.api.save(id, { base: keptBase ?? base, changes: [...changes] });
        note(takeAnswer(draft.get(), answer));
      }
      if (draft.get().isStale) await reopen();
      failures = 0;
      oneByOne &&= draft.get().unsent.length > 0;
      saving.change(() => (draft.get().unsent.length > 0 ? 'waiting' : 'saved'));
    } catch (error) {
      draft.change((state) => ({ ...state, sending: 0 }));
      await noteFailure(error, changes.length);
    }
  }

  async function noteFailure(error: unknown, count: number): Promise<void> {
    const status = error instanceof CallError ? error.status : 0;
    if (
      status === 401 ||
      status === 403 ||
      status === 0 ||
      status >= 500 ||
      status === 429 ||
      status === 408
    ) {
      failures++;
      saving.change(() => (status === 401 || status === 403 ? 'signed-out' : 'offline'));
      return;
    }
    failures = 0;
    // What others did since cannot be told: the document is to be had as it is now.
    if (error instanceof CallError && error.reason === 'stale') {
      await reopen();
      saving.change(() => 'waiting');
      return;
    }
    if (count > 1) oneByOne = true;
    else {
      note(refusedByServer(draft.get()));
      onNotice({ kind: 'refused', error });
    }
    saving.change(() => (draft.get().unsent.length > 0 ? 'waiting' : 'saved'));
  }

  async function reopen(): Promise<void> {
    opened = await ports.api.open(id);
    note(reopened(draft.get(), opened));
  }

  return {
    ...{ id, draft, saving, reopen },
    act(label, patches, field) {
      const result = act(draft.get(), {
        ...{ id: ports.newId(), label, patches, at: ports.now() },
        ...(field !== undefined && { field }),
      });
      if (!result.ok) return result.reason;
      note(result.state);
      return undefined;
    },
    undo() {
      const label = draft.get().undo.at(-1)?.label;
      if (label !== undefined) note(undoLast(draft.get(), ports.newId(), ports.now()));
      return label;
    },
    redo() {
      const label = draft.get().redo.at(-1)?.label;
      if (label !== undefined) note(redoLast(draft.get(), ports.newId(), ports.now()));
      return label;
    },
    resolve(conflict, which, label) {
      const { node, path, mine } = conflict;
      const { conflicts } = draft.get();
      note({ ...draft.get(), conflicts: conflicts.filter((other) => other !== conflict) });
      if (which === 'theirs' || path === undefined) return;
      const value = mine === undefined ? {} : { value: mine };
      this.act(label, [{ op: 'set', node, path, ...value }]);
    },
    async flush() {
      // What is done while a call is under way goes with the next one.
      for (let calls = 0; calls < 50 && draft.get().unsent.length > 0; calls++) {
        const before = failures;
        await send();
        if (failures > before) return;
      }
    },
    follow(now) {
      isFollowing = now;
      if (now) stopSend();
      else if (draft.get().unsent.length > 0) sendLater(quietMs);
    },
    async followChanges() {
      const other = readKept(ports.storage, kept);
      if (!isFollowing || !other) return;
      if (other.base.revision !== draft.get().base.revision) opened = await ports.api.open(id);
      draft.change(() => openDraft(opened, other).state);
    },
    leave() {
      keepNow();
      if (isFollowing) return;
      const { unsent, base, keptBase, sending } = draft.get();
      if (unsent.length === 0 || sending > 0 || JSON.stringify(unsent).length > 50_000) return;
      // Whether it arrives is learnt with the next visit: a change counts once by its id.
      void ports.api.save(id, { base: keptBase ?? base, changes: [...unsent] }, true).catch(() => {});
    },
    close() {
      keepNow();
      isClosed = true;
      stopSend();
    },
  };
}
