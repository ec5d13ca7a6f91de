import { whenSchema } from '../../schemas/page.ts';
import type { PageDocument } from './page-document.ts';

/** From when until when something is shown, in ms since 1970; infinite where a side is open. */
export interface ShownSpan {
  from: number;
  until: number;
}

/** When what stands at a place of a document (JSON pointer) is shown: within its page and every node around it. */
export function shownSpan({ meta, nodes }: Pick<PageDocument, 'meta' | 'nodes'>, pointer: string): ShownSpan {
  const around = [...nodes.values()].filter((node) => `${pointer}/`.startsWith(`${node.pointer}/`));
  const whens = around.map(({ raw }) => whenSchema.safeParse(raw.when).data);
  const moments = (texts: readonly (string | null | undefined)[]): number[] =>
    texts.flatMap((text) => (text ? Date.parse(text) : []));
  return {
    from: Math.max(-Infinity, ...moments([meta.validFrom, ...whens.map((when) => when?.from)])),
    until: Math.min(Infinity, ...moments([meta.validTo, ...whens.map((when) => when?.to)])),
  };
}
