import type { ChangeRefusal } from '../../../schemas/editing/apply-change.ts';
import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import type { Change, Patch } from '../../../schemas/editing/change.ts';
import { isSameBase } from '../../../schemas/editing/same-base.ts';
import type { EditConflict, SaveAnswer, SaveRequest } from '../../../schemas/editing/save.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { DraftChange, OpenedDocument } from '../../content/store/stored-document.ts';
import { applyInTurns, mergeInTurns } from '../draft/in-turns.ts';
import { readJsonText } from '../draft/json-text.ts';
import { identified } from '../draft/node-ids.ts';
import { writeDocument } from '../draft/write-document.ts';
import type { HttpError } from '../../http/http-error.ts';
import type { Editor } from '../editor-of.ts';
import { refusal } from '../refusal.ts';
import { actOf, type DocumentPorts, openedOf, stale } from './document-service.ts';
import { keepLocks } from './keep-locks.ts';
import { slotRefusal } from './slot-refusal.ts';

/** What saving works with. `blocks` are all that the shop knows. */
export interface SavePorts extends DocumentPorts {
  blocks: () => Promise<readonly BlockInfo[]>;
}

/** How often somebody else may be faster while changes are brought together. */
const tries = 4;

/**
 * Saves changes into the draft, which they begin where there is none. What others did since is kept: a change that meets theirs is
 * not made and told as a conflict. Throws 409 where their changes cannot be told, 422 for a change that cannot be made.
 */
export async function saveChanges(
  ports: SavePorts,
  editor: Editor,
  id: string,
  request: SaveRequest,
): Promise<SaveAnswer> {
  const { tenant } = editor;
  for (let tried = 0; tried < tries; tried++) {
    const opened = await openedOf(ports, tenant, id);
    const since = await sinceBase(ports, opened, request);
    const known = new Set(since.map(({ change }) => change.id));
    const sent = new Map(request.changes.map((change) => [change.id, change]));
    const others = since.filter(({ change }) => !sent.has(change.id));
    const todo = [...sent.values()].filter((change) => !known.has(change.id));
    const merged = await merge(ports, editor, opened, todo, others);
    const changes = [...since.map(({ change }) => change), ...merged.made];
    const told = { changes, conflicts: merged.conflicts };
    if (merged.made.length === 0) return { base: opened.base, ...told };
    const draft = { base: opened.base, changes: merged.made, text: merged.text };
    const saved = await ports.store.append(tenant, id, draft, actOf(editor, ports.now));
    if (saved.ok) return { base: saved.base, ...told };
    if (saved.reason === 'unreadable') throw refusal(422, 'unreadable', saved.message);
    if (saved.reason === 'none') throw refusal(404, 'no-document', 'There is no such document in this shop');
  }
  throw stale();
}

async function sinceBase(
  { store }: DocumentPorts,
  { document: { tenant, id }, base: now }: OpenedDocument,
  { base }: SaveRequest,
): Promise<readonly DraftChange[]> {
  if (isSameBase(base, now)) return [];
  const since = await store.changesSince(tenant, id, base);
  if (since === null) throw stale();
  return since;
}

async function merge(
  { store, people, blocks }: SavePorts,
  editor: Editor,
  { document: { tenant, id, kind }, text: opened, base }: OpenedDocument,
  changes: readonly Change[],
  others: readonly DraftChange[],
): Promise<{ made: Change[]; text: string; conflicts: EditConflict[] }> {
  const comesBack = changes.some(({ patches }) => patches.some(({ op }) => op === 'insert' || op === 'move'));
  const earlier =
    comesBack && base.version !== null ? (await store.version(tenant, id, base.version))?.text : undefined;
  const made: Change[] = [];
  const conflicts: (EditConflict & { author: string | null })[] = [];
  const theirs = others.flatMap(({ change, author }) => change.patches.map((patch) => ({ patch, author })));
  const source = readJsonText(opened);
  const before = identified(source.value as JsonObject, kind);
  let document = before;
  const slots = new Map((await blocks()).map((block) => [block.type, block.slots]));
  const basis = earlier === undefined ? undefined : identified(JSON.parse(earlier) as JsonObject, kind);
  const misplacedIn = (patches: readonly Patch[], after: JsonObject): number | undefined =>
    slotRefusal((type) => slots.get(type), patches, {
      ...{ before: document, after },
      ...(basis && { earlier: basis }),
    });
  for (const [at, change] of changes.entries()) {
    if (theirs.length + conflicts.length === 0) {
      const applied = await applyInTurns(document, change.patches, kind);
      if (!applied.ok) throw impossible(`/changes/${at}/patches/${applied.step}`, applied.reason);
      const misplaced = misplacedIn(change.patches, applied.document);
      if (misplaced !== undefined)
        throw impossible(`/changes/${at}/patches/${misplaced}`, 'slot-not-allowed');
      made.push(change);
      ({ document } = applied);
      continue;
    }
    const merged = await mergeInTurns(change.patches, theirs, document, kind);
    conflicts.push(...merged.clashes.map((clash) => ({ ...clash, change: change.id })));
    if (merged.clashes.length > 0 || merged.patches.length === 0) continue;
    const misplaced = misplacedIn(merged.patches, merged.document);
    if (misplaced !== undefined) {
      conflicts.push({ change: change.id, node: nodeOf(merged.patches[misplaced]), author: null });
      continue;
    }
    made.push({ ...change, patches: merged.patches });
    ({ document } = merged);
  }
  keepLocks(editor, { before, after: document, earlier: basis });
  const text =
    made.length === 0
      ? opened
      : writeDocument(source, document, { kind, ...(earlier !== undefined && { earlier }) });
  if (text === undefined) throw impossible('/changes', 'too-large');
  const names = await people.of(conflicts.map(({ author }) => author));
  return {
    ...{ made, text },
    conflicts: conflicts.map(({ author, ...conflict }) => {
      const by = names.get(author);
      return { ...conflict, ...(by && { by }) };
    }),
  };
}

/** What is thrown for a change that this document does not take. */
function impossible(pointer: string, reason: ChangeRefusal | 'slot-not-allowed' | 'too-large'): HttpError {
  return refusal(422, 'change-impossible', `A change cannot be made: ${reason}`, [{ pointer, reason }]);
}

function nodeOf(patch: Patch | undefined): string | null {
  return patch && patch.op !== 'insert' ? patch.node : null;
}
