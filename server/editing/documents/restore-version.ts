import type { OpenDocument } from '../../../schemas/editing/document.ts';
import type { RestoreRequest } from '../../../schemas/editing/document-calls.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import { identified } from '../draft/node-ids.ts';
import type { Editor } from '../editor-of.ts';
import { refusal } from '../refusal.ts';
import { actOf, type DocumentPorts, openedOf, stale, tellOpened } from './document-service.ts';
import { keepLocks } from './keep-locks.ts';

/**
 * Makes an older version the draft. Throws 404 where there is none, 409 where somebody else was faster, 422 where it differs in what is
 * reserved to administrators.
 */
export async function restoreVersion(
  ports: DocumentPorts,
  editor: Editor,
  id: string,
  { number, base }: RestoreRequest,
): Promise<OpenDocument> {
  const { store, now } = ports;
  const { tenant } = editor;
  const opened = await openedOf(ports, tenant, id);
  const published = opened.base.version;
  const [version, earlier] = await Promise.all([
    store.version(tenant, id, number),
    published === null ? null : store.version(tenant, id, published),
  ]);
  if (!version) throw noVersion();
  const documentOf = (text: string): JsonObject =>
    identified(JSON.parse(text) as JsonObject, opened.document.kind);
  keepLocks(editor, {
    ...{ before: documentOf(opened.text), after: documentOf(version.text) },
    ...(earlier && { earlier: documentOf(earlier.text) }),
  });
  const restored = { number, base: base ?? opened.base };
  const done = await store.restore(tenant, id, restored, actOf(editor, now));
  if (done.ok) return tellOpened(ports, tenant, done.opened);
  throw done.reason === 'none' ? noVersion() : stale();
}

/** What is thrown for a version that a document does not have. */
export const noVersion = () => refusal(404, 'no-version', 'There is no such version');
