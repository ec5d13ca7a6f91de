import { whenSchema } from '../../schemas/page.ts';
import type { PageDocument } from './page-document.ts';

/** When what stands at a place of a document (JSON pointer) is no longer shown, in ms since 1970; Infinity: it has no end. */
export function shownUntil({ meta, nodes }: Pick<PageDocument, 'meta' | 'nodes'>, pointer: string): number {
  const around = [...nodes.values()].filter((node) => `${pointer}/`.startsWith(`${node.pointer}/`));
  const ends = [meta.validTo, ...around.map(({ raw }) => whenSchema.safeParse(raw.when).data?.to)];
  return Math.min(...ends.map((end) => (end ? Date.parse(end) : Infinity)));
}
