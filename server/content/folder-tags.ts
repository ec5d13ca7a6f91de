import { keyOf } from './content-address.ts';
import type { PageFolderIndex } from './page-folder-index.ts';

const bucketFile = /^[^/]+\/buckets\/(.+)\.json$/;
const sliceName = /^products\/([^/]+)\/([^/.]+?)(?:_fr)?(?:\.sliced)?$/;
const navigationName = /^[^/]+\/menus\/([^/.]+)\.(?:web|mobile)(?:\.sliced)?$/;
const bucketName = /^[^/]+\/([^/]+)\/([^/.]+)$/;
const frameFile = /^([^/]+)\/frames\/([^/]+)\/([^/.]+)(?:\.draft)?\.json$/;

/**
 * The tags of what changed in a content folder: of pages by comparing two looks at it, of the other files by their names
 * (relative to the folder). An unknown name (undefined) stands for everything of the folder's tenants.
 */
export function changedTags(
  files: ReadonlySet<string | undefined>,
  before: PageFolderIndex,
  now: PageFolderIndex,
): string[] {
  const tags = new Set(changedPages(before, now));
  if (tags.size > 0) tags.add('lists');
  for (const file of files) {
    if (file === undefined) for (const page of now.byFile.values()) tags.add(`tenant:${page.tenant}`);
    else for (const tag of tagsOfFile(file)) tags.add(tag);
  }
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

function tagsOfFile(file: string): string[] {
  const frame = frameFile.exec(file);
  if (frame?.[1] && frame[2] && frame[3]) {
    return [keyOf({ kind: 'frame', tenant: frame[1], locale: frame[2], frame: frame[3] })];
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
