import type { Change } from '../../../schemas/editing/change.ts';
import { mergeChange } from '../../../schemas/editing/merge-change.ts';
import type { EditConflict, SaveAnswer, SaveRequest } from '../../../schemas/editing/save.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { DraftChange, OpenedDocument } from '../../content/store/stored-document.ts';
import { identified } from '../draft/node-ids.ts';
import { writeChange } from '../draft/write-change.ts';
import type { Editor } from '../editor-of.ts';
import { refusal } from '../refusal.ts';
import { actOf, type DocumentPorts, openedOf, stale } from './document-service.ts';

/** How often somebody else may be faster while changes are brought together. */
const tries = 4;

/**
 * Saves changes into the draft, which they begin where there is none. What others did since is kept: a change that meets theirs is
 * not made and told as a conflict. Throws 409 where their changes cannot be told, 422 for a change that cannot be made.
 */
export async function saveChanges(
  ports: DocumentPorts,
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
  { store, people }: DocumentPorts,
  { document: { tenant, id, kind }, text: opened, base }: OpenedDocument,
  changes: readonly Change[],
  others: readonly DraftChange[],
): Promise<{ made: Change[]; text: string; conflicts: EditConflict[] }> {
  const comesBack = changes.some(({ patches }) => patches.some(({ op }) => op === 'insert'));
  const earlier =
    comesBack && base.version !== null ? (await store.version(tenant, id, base.version))?.text : undefined;
  const made: Change[] = [];
  const conflicts: (EditConflict & { author: string | null })[] = [];
  const theirs = others.flatMap(({ change, author }) => change.patches.map((patch) => ({ patch, author })));
  let text = opened;
  for (const [at, change] of changes.entries()) {
    const isAlone = theirs.length + conflicts.length === 0;
    const { patches, clashes } = isAlone
      ? { patches: change.patches, clashes: [] }
      : mergeChange(change.patches, theirs, identified(JSON.parse(text) as JsonObject, kind), kind);
    conflicts.push(...clashes.map((clash) => ({ ...clash, change: change.id })));
    if (clashes.length > 0 || patches.length === 0) continue;
    const written = writeChange(text, patches, { kind, ...(earlier !== undefined && { earlier }) });
    if (written.ok) {
      made.push({ ...change, patches });
      ({ text } = written);
    } else if (!isAlone)
      conflicts.push({ change: change.id, node: nodeOf(change, written.step), author: null });
    else {
      const pointer = `/changes/${at}/patches/${written.step}`;
      const errors = [{ pointer, reason: written.reason }];
      throw refusal(422, 'change-impossible', `A change cannot be made: ${written.reason}`, errors);
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
