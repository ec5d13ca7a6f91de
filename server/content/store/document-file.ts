import { localeName, tenantName } from '../../../schemas/content-names.ts';
import type { DocumentKind } from '../../../schemas/editing/document.ts';
import { bucketFilesIn } from '../bucket-files.ts';

/** Which document a file below a content folder holds, as far as its name tells. */
export interface FilePlace {
  tenant: string;
  kind: DocumentKind;
  /** Null of data sets that are the same in all languages. */
  locale: string | null;
  /** A frame's name, a data set's file below its bucket; undefined of pages, whose text tells it. */
  key: string | undefined;
  /** Whether its name says that it is a draft. */
  isDraft: boolean;
}

const draftEnd = '.draft.json';

/** Where a file belongs; undefined: no call asks for what lies there. */
export function placeOfFile(file: string): FilePlace | undefined {
  const [tenant = '', area, ...rest] = file.split('/');
  if (!tenantName.safeParse(tenant).success || !file.endsWith('.json')) return undefined;
  const isDraft = file.endsWith(draftEnd);
  const [locale = ''] = rest;
  const isOfLocale = localeName.safeParse(locale).success;
  if (area === 'pages')
    return isOfLocale && rest.length > 1
      ? { tenant, kind: 'page', locale, key: undefined, isDraft }
      : undefined;
  if (area === 'frames') {
    const name = /^([a-z0-9][a-z0-9-]{0,63})(?:\.draft)?\.json$/.exec(rest[1] ?? '')?.[1];
    return isOfLocale && rest.length === 2 && name !== undefined
      ? { tenant, kind: 'frame', locale, key: name, isDraft }
      : undefined;
  }
  const key = (isDraft ? `${file.slice(0, -draftEnd.length)}.json` : file).slice(`${tenant}/buckets/`.length);
  if (area !== 'buckets' || bucketFilesIn([`${tenant}/buckets/${key}`]).addresses.length === 0)
    return undefined;
  return { tenant, kind: 'data', locale: isOfLocale ? locale : null, key, isDraft };
}

/** The file of a document that is made here: named as its page is. */
export function fileOf(tenant: string, kind: DocumentKind, locale: string | null, key: string): string {
  if (kind === 'data') return `${tenant}/buckets/${key}`;
  if (kind === 'frame') return `${tenant}/frames/${locale}/${key}.json`;
  const segments = key.split('/').filter((segment) => segment !== '');
  const names = segments.map((segment) => segment.replaceAll(/[^A-Za-z0-9_-]/g, '-').slice(0, 60));
  return `${tenant}/pages/${locale}/${names.slice(0, 12).join('/') || 'home'}.json`;
}

/** Where the draft of a document lies in a folder. */
export function draftFileOf(file: string): string {
  return `${file.slice(0, -'.json'.length)}${draftEnd}`;
}

/** The file of the document of which a file is a draft. */
export function fileOfDraft(draftFile: string): string {
  return draftFile.endsWith(draftEnd) ? `${draftFile.slice(0, -draftEnd.length)}.json` : draftFile;
}

/** Another name for a file whose name is taken. */
export function otherFile(file: string, id: string): string {
  return `${file.slice(0, -'.json'.length)}-${id.slice(0, 8)}.json`;
}
