import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import type { Change } from '../../../schemas/editing/change.ts';
import { mergeChange } from '../../../schemas/editing/merge-change.ts';
import type { EditConflict, SaveAnswer, SaveRequest } from '../../../schemas/editing/save.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { DraftChange, OpenedDocument } from '../../content/store/stored-document.ts';
import { identified } from '../draft/node-ids.ts';
import { writeChange } from '../draft/write-change.ts';
import type { Editor } from '../editor-of.ts';
import { refusal } from '../refusal.ts';
import { actOf, type DocumentPorts, openedOf, stale } from './document-desk.ts';
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
    const sent = new Set(request.changes.map((change) => change.id));
    const others = since.filter(({ change }) => !sent.has(change.id));
    const todo = request.changes.filter((change) => !known.has(change.id));
    const merged = await merge(ports, opened, todo, others);
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
  if (base.version === now.version && base.revision === now.revision) return [];
  const since = await store.changesSince(tenant, id, base);
  if (since === null) throw stale();
  return since;
}

async function merge(
  { store, people, blocks }: SavePorts,
  { document: { tenant, id, kind }, text: opened, base }: OpenedDocument,
  changes: readonly Change[],
  others: readonly DraftChange[],
): Promise<{ made: Change[]; text: string; conflicts: EditConflict[] }> {
  const comesBack = changes.some(({ patches }) => patches.some(({ op }) => op === 'insert' || op === 'move'));
  const earlier =
    comesBack && base.version !== null ? (await store.version(tenant, id, base.version))?.text : undefined;
  const slots = new Map((await blocks()).map((block) => [block.type, block.slots]));
  const made: Change[] = [];
  const conflicts: (EditConflict & { author: string | null })[] = [];
  const theirs = others.flatMap(({ change, author }) => change.patches.map((patch) => ({ patch, author })));
  const read = (written: string): JsonObject => identified(JSON.parse(written) as JsonObject, kind);
  let text = opened;
  for (const [at, change] of changes.entries()) {
    const isAlone = theirs.length + conflicts.length === 0;
    const { patches, clashes } = isAlone
      ? { patches: change.patches, clashes: [] }
      : mergeChange(change.patches, theirs, read(text), kind);
    conflicts.push(...clashes.map((clash) => ({ ...clash, change: change.id })));
    if (clashes.length > 0 || patches.length === 0) continue;
    const written = writeChange(text, patches, { kind, ...(earlier !== undefined && { earlier }) });
    const misplaced = written.ok
      ? slotRefusal((type) => slots.get(type), patches, {
          ...{ before: read(text), after: written.document },
          ...(earlier !== undefined && { earlier: read(earlier) }),
        })
      : undefined;
    if (written.ok && misplaced === undefined) {
      made.push({ ...change, patches });
      ({ text } = written);
      continue;
    }
    const { step, reason } = written.ok
      ? { step: misplaced ?? 0, reason: 'slot-not-allowed' as const }
      : written;
    if (!isAlone) conflicts.push({ change: change.id, node: nodeOf(change, step), author: null });
    else {
      const pointer = `/changes/${at}/patches/${step}`;
      const errors = [{ pointer, reason }];
      throw refusal(422, 'change-impossible', `A change cannot be made: ${reason}`, errors);
    }
  }
  const names = await people.of(conflicts.map(({ author }) => author));
  return {
    ...{ made, text },
    conflicts: conflicts.map(({ author, ...conflict }) => {
      const by = names.get(author);
      return { ...conflict, ...(by && { by }) };
    }),
  };
}

function nodeOf({ patches }: Change, step: number): string | null {
  const patch = patches[step];
  return patch && patch.op !== 'insert' ? patch.node : null;
}
