import type { PageDocument } from '../../renderer/contract/page-document.ts';

/** Tells documents apart: a draft is read anew each time. */
export function documentName({ meta }: PageDocument): string {
  const { tenant, locale, path, status, id, revision } = meta;
  return [tenant, locale, path, status, id, revision].join(' ');
}
