import type { Issue } from '../../schemas/issue.ts';
import type { SurveyedNode } from './page-elements.ts';

/** A node whose content has an end of its own: a voucher, a message. Milliseconds since 1970. */
export interface EndingNode {
  node: SurveyedNode;
  end: number;
  /** When the node itself is no longer shown; Infinity: never. */
  shownUntil: number;
}

/** Nodes that what they show leaves before their own time is over: from then on nothing stands there. */
export function contentEnds(ending: readonly EndingNode[], now: number): Issue[] {
  return ending.flatMap(({ node, end, shownUntil }): Issue[] => {
    if (!node.isOwn || end >= shownUntil) return [];
    const at = new Date(end).toISOString();
    const about = { code: 'content-ends', severity: 'notice', nodeId: node.id } as const;
    if (end <= now)
      return [
        {
          ...{ ...about, pointer: node.pointer, field: null },
          message: `What the block "${node.type}" shows is over since ${at}; nothing stands in its place.`,
          hint: 'Let it show something else, or take it out.',
        },
      ];
    return [
      {
        ...{ ...about, pointer: `${node.pointer}/when/to`, field: 'when' },
        message: `What the block "${node.type}" shows is over on ${at}; the block is to be shown on.`,
        hint: `Is "${at}" meant? Let the block end with it (when.to), or show what holds longer.`,
      },
    ];
  });
}
