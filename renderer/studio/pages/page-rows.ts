import type { DocumentSummary } from '../../../schemas/editing/document.ts';

/** A document in the list, with how deep below others it stands. */
export interface PageRow {
  document: DocumentSummary;
  level: number;
}

export const pageGroups = ['page', 'template', 'frame', 'data'] as const;

/** Where a document stands in the list: pages that have no address of their own are templates of those that have. */
export function groupOf({ kind, key }: DocumentSummary): (typeof pageGroups)[number] {
  return kind === 'page' && key.startsWith('/_/') ? 'template' : kind;
}

/** Documents of a kind in the order of their paths, each below the nearest that its path continues. */
export function pageRows(documents: readonly DocumentSummary[], query: string): PageRow[] {
  const wanted = fold(query).split(' ').filter(Boolean);
  const found = documents
    .filter(({ title, key }) => wanted.every((word) => fold(`${title} ${key}`).includes(word)))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const open: string[] = [];
  return found.map((document) => {
    const path = document.key.replace(/\/$/, '');
    while (open.length > 0 && !path.startsWith(`${open.at(-1)}/`)) open.pop();
    const level = open.length;
    // Everything would stand below the home page.
    if (path !== '') open.push(path);
    return { document, level };
  });
}

/** Without case and accents, as somebody types who is in a hurry. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
