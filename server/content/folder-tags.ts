import { keyOf } from './content-address.ts';
import type { FolderLook } from './content-folder.ts';
import type { PageFolderIndex } from './page-folder-index.ts';

const bucketFile = /^[^/]+\/buckets\/(.+)\.json$/;
const sliceName = /^products\/([^/]+)\/([^/.]+?)(?:_fr)?(?:\.sliced)?$/;
const navigationName = /^[^/]+\/menus\/([^/.]+)\.(?:web|mobile)(?:\.sliced)?$/;
const bucketName = /^[^/]+\/([^/]+)\/([^/.]+)$/;
const frameFile = /^([^/]+)\/frames\/([^/]+)\/([^/.]+?)(?:\.draft)?\.json$/;

/** The tags of what changed between two looks at a content folder: of pages by their addresses, of the rest by names of files. */
export function changedTags(before: PageFolderIndex, now: PageFolderIndex): string[] {
  const tags = new Set(changedPages(before, now));
  if (tags.size > 0) tags.add('lists');
  for (const file of changedFiles(before.look, now.look)) for (const tag of tagsOfFile(file)) tags.add(tag);
  return [...tags];
}

function* changedPages(before: PageFolderIndex, now: PageFolderIndex): Generator<string> {
  const stamp = (index: PageFolderIndex, key: string) => {
    const page = index.byKey.get(key);
    return page && `${page.file} ${page.stamp}`;
  };
  for (const key of new Set([...before.byKey.keys(), ...now.byKey.keys()])) {
    if (stamp(before, key) !== stamp(now, key)) yield key;
  }
}

/** Files that came, went, changed, or can no longer be read. */
function changedFiles(before: FolderLook, now: FolderLook): string[] {
  const files = new Set([before, now].flatMap((look) => [...look.files.keys(), ...look.unreadable.keys()]));
  const stampOf = (look: FolderLook, file: string): string | undefined =>
    look.files.get(file) ?? look.unreadable.get(file)?.message;
  return [...files].filter((file) => stampOf(before, file) !== stampOf(now, file)).toSorted();
}

/** Tags of a frame or data set, by its file below a content folder. */
export function tagsOfFile(file: string): string[] {
  const [, tenant, locale, frame] = frameFile.exec(file) ?? [];
  if (tenant && locale && frame) {
    const address = { kind: 'frame', tenant, locale, frame } as const;
    // The preview shows the published one where there is no draft.
    return [keyOf(address), keyOf({ ...address, draft: true })];
  }
  const name = bucketFile.exec(file)?.[1];
  if (name === undefined) return [];
  const slice = sliceName.exec(name);
  if (slice) return [`slice:${slice[1]}/${slice[2]}`];
  const navigation = navigationName.exec(name);
  if (navigation) return [`bucket:menus/${navigation[1]}`];
  const bucket = bucketName.exec(name);
  return bucket ? [`bucket:${bucket[1]}/${bucket[2]}`] : [];
}
