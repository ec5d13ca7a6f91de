/** The message of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/**
 * The message of what a block threw, with the block's file and line behind it where the stack names them: in development, and
 * wherever Node.js runs with source maps.
 */
export function placedMessageOf(thrown: unknown): string {
  const place = thrown instanceof Error ? placeInBlocks(thrown.stack ?? '') : undefined;
  return messageOf(thrown) + (place === undefined ? '' : ` (${place})`);
}

/** The first place below `blocks/` that a stack names, as `file:line:column`. */
function placeInBlocks(stack: string): string | undefined {
  for (const line of stack.split('\n')) {
    const at = line.indexOf('blocks/');
    if (at === -1) continue;
    const place = line.slice(at).replace(')', '').trim();
    if (/:\d+$/.test(place)) return place;
  }
  return undefined;
}
