import { LRUCache } from 'lru-cache';
import { readPageDocument } from '../../../renderer/contract/page-document.ts';
import type { Change } from '../../../schemas/editing/change.ts';
import type { DocumentKind, DraftBase } from '../../../schemas/editing/document.ts';
import { isSameBase } from '../../../schemas/editing/same-base.ts';
import { writeIds } from '../../../schemas/editing/write-ids.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import { documentJsonLimits, parseJson } from '../../../schemas/safe-json.ts';
import type { ContentStore } from '../../content/store/content-store.ts';
import { applyInTurns } from '../draft/in-turns.ts';
import type { Editor } from '../editor-of.ts';

/** A document as somebody edits it. */
export interface EditedDraft {
  kind: DocumentKind;
  locale: string | null;
  key: string;
  base: DraftBase;
  /** The document with the changes; of a text that cannot be read `{ fault }`. */
  source: unknown;
}

export type DraftRefusal =
  /** There is no such document in this shop. */
  | { ok: false; reason: 'none' }
  /** The base is not known any more, as the draft was thrown away or another version took its place. */
  | { ok: false; reason: 'stale' }
  /** A change cannot be made in this document. */
  | { ok: false; reason: 'refused'; change: string };

type Opened = { ok: true; draft: EditedDraft } | DraftRefusal;

/** Documents as they are kept, with what somebody has changed in them and not saved yet. */
export interface EditedDrafts {
  /** As it is kept, with what this session changed last, where that is known and was based on it. */
  open(tenant: string, id: string, session: string): Promise<Opened>;
  /** … with the changes since a base, of which some may be saved already. */
  withChanges(
    tenant: string,
    id: string,
    edit: { session: string; base: DraftBase; changes: readonly Change[] },
  ): Promise<Opened>;
}

/** The name of what somebody has open: nobody else sees it, or goes on with it, who comes to know the id of a session. */
export const ownSession = ({ staff }: Pick<Editor, 'staff'>, session: string): string =>
  `${staff.id} ${session}`;

interface Session {
  name: string;
  /** What the document was when it was opened. */
  opened: EditedDraft;
  /** Changes that are in it already, though they were made since `base`. */
  saved: ReadonlySet<string>;
  /** The changes that were asked for last, as JSON, and the document with all of them but the last. */
  changes: readonly string[];
  before: unknown;
  source: unknown;
}

/** Sessions whose documents are held, so that a key costs one step; any other opens its document again. */
const maxSessions = 50;

/** `store`: where documents are kept. */
export function createEditedDrafts(store: Pick<ContentStore, 'open' | 'changesSince'>): EditedDrafts {
  const sessions = new LRUCache<string, Session>({ max: maxSessions });

  return {
    async open(tenant, id, session) {
      const opened = await openDraft(tenant, id);
      if (!opened.ok) return opened;
      const known = sessions.get(session);
      const isSame = known?.name === nameOf(tenant, id) && isSameBase(known.opened.base, opened.draft.base);
      if (!isSame) begin(session, tenant, id, opened.draft, new Set());
      return isSame ? { ok: true, draft: { ...known.opened, source: known.source } } : opened;
    },
    async withChanges(tenant, id, { session, base, changes }) {
      let known = sessions.get(session);
      if (known?.name !== nameOf(tenant, id) || !isSameBase(known.opened.base, base)) {
        const opened = await openDraft(tenant, id);
        if (!opened.ok) return opened;
        const since = isSameBase(opened.draft.base, base) ? [] : await store.changesSince(tenant, id, base);
        if (!since) return { ok: false, reason: 'stale' };
        const saved = new Set(since.map(({ change }) => change.id));
        known = begin(session, tenant, id, { ...opened.draft, base }, saved);
      }
      const applied = await apply(known, changes);
      if (applied.ok) return { ok: true, draft: { ...known.opened, source: applied.source } };
      sessions.delete(session);
      return { ok: false, reason: 'refused', change: applied.refused };
    },
  };

  async function openDraft(tenant: string, id: string): Promise<Opened> {
    const opened = await store.open(tenant, id);
    if (!opened) return { ok: false, reason: 'none' };
    const { document, text, base } = opened;
    const { kind, locale, key } = document;
    return { ok: true, draft: { kind, locale, key, base, source: sourceOf(text) } };
  }

  function begin(
    session: string,
    tenant: string,
    id: string,
    opened: EditedDraft,
    saved: ReadonlySet<string>,
  ): Session {
    const { source } = opened;
    const begun = { name: nameOf(tenant, id), opened, saved, changes: [], before: source, source };
    sessions.set(session, begun);
    return begun;
  }
}

/** Brings the session's document to these changes, from where it was if it can; else the id of a change that cannot be made. */
async function apply(
  session: Session,
  changes: readonly Change[],
): Promise<{ ok: true; source: unknown } | { ok: false; refused: string }> {
  const { opened, saved } = session;
  const open = changes.filter(({ id }) => !saved.has(id));
  const texts = open.map((change) => JSON.stringify(change));
  // A last change that grows with each key is the usual one.
  const isLonger = session.changes.every((text, at) => text === texts[at]);
  const isLast = session.changes.slice(0, -1).every((text, at) => text === texts[at]);
  let from = 0;
  let source = opened.source;
  if (isLonger && session.changes.length < texts.length)
    [from, source] = [session.changes.length, session.source];
  else if (isLast && session.changes.length > 0 && texts.length >= session.changes.length)
    [from, source] = [session.changes.length - 1, session.before];
  else if (isLonger && session.changes.length === texts.length) return { ok: true, source: session.source };
  let before = source;
  for (const change of open.slice(from)) {
    before = source;
    const applied = isJsonObject(source) && (await applyInTurns(source, change.patches, opened.kind));
    if (!applied || !applied.ok) return { ok: false, refused: change.id };
    source = applied.document;
  }
  Object.assign(session, { changes: texts, before, source });
  return { ok: true, source };
}

/** The document of a text, each node with an id of its own, as edits need them. */
function sourceOf(text: string): unknown {
  const parsed = parseJson(Buffer.from(text), documentJsonLimits);
  if (!parsed.ok) return { fault: parsed.message };
  return withIds(parsed.value);
}

/** A document with an id of its own for each node; any other value as it is. */
export function withIds(source: unknown): unknown {
  const read = readPageDocument(source);
  if (!read.ok || !isJsonObject(source)) return source;
  const ids = Array.from(read.document.nodes.values(), ({ pointer, id }) => [pointer, id] as const);
  return writeIds(source, Object.fromEntries(ids));
}

const nameOf = (tenant: string, id: string): string => `${tenant} ${id}`;
