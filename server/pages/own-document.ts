import { type PageDocument, readPageDocument } from '../../renderer/contract/page-document.ts';

export interface OwnPage {
  id: string;
  tenant: string;
  locale: string;
  path: string;
  title: string;
  /** The shop's usual frame when absent; `none`: without. */
  frame?: string;
}

/**
 * The document of a page that comes with the shop, not from the CMS: an error page, the block catalogue. Search engines
 * must not show it.
 */
export function ownDocument(page: OwnPage, main: readonly object[]): PageDocument {
  const result = readPageDocument({
    format: 'webapp_json',
    formatVersion: 1,
    page: { ...page, revision: '1', status: 'published', robots: 'noindex' },
    regions: { main },
  });
  if (!result.ok)
    throw new Error(`The shop's own page "${page.id}" is none: ${JSON.stringify(result.issues)}`);
  return result.document;
}
