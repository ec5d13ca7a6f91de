/** What a new block may be made with, as it is written behind its name. */
const extras = ['action', 'island', 'list'] as const;
type Extra = (typeof extras)[number];

export const newBlockUsage = `npm run new:block <group>/<type> [action] [island] [list]
  content/fact-box     the folder: a group and the name of the block
  action               a button with a behaviour of its own, on HTML of the server
  island               a part that is drawn anew in the browser
  list                 a list of entries among its props`;

export type AskedBlock =
  | { ok: true; group: string; type: string; extras: Record<Extra, boolean> }
  /** In a sentence. */
  | { ok: false; reason: string };

/**
 * Reads what was written behind `npm run new:block`; extras with hyphens or without, since npm keeps for itself what has them.
 * `known` has the types of each group.
 */
export function askedBlock(
  args: readonly string[],
  known: Readonly<Record<string, readonly string[]>>,
): AskedBlock {
  const [name = '', ...wanted] = args.map((word) => word.replace(/^--/, ''));
  const unknown = wanted.filter((word) => !(extras as readonly string[]).includes(word));
  const [group = '', type = '', ...rest] = name.split('/');
  if (!Object.hasOwn(known, group) || rest.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    return refuse(
      `Name the block as group/type, e.g. content/fact-box. Groups: ${Object.keys(known).join(', ')}.`,
    );
  const holder = Object.keys(known).find((each) => known[each]?.includes(type));
  if (holder !== undefined)
    return refuse(`blocks/${holder}/${type} exists already, and a type names one block.`);
  if (unknown.length > 0) return refuse(`A block cannot be made with "${unknown.join(', ')}".`);
  const [action, island, list] = extras.map((extra) => wanted.includes(extra)) as [boolean, boolean, boolean];
  return { ok: true, group, type, extras: { action, island, list } };
}

function refuse(reason: string): AskedBlock {
  return { ok: false, reason };
}
