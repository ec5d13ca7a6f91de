/** The message of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/**
 * The message of what a block threw, with the block's file and line behind it where the stack names them: in development, and
 * wherever Node.js runs with source maps.
 */
export function placedMessageOf(thrown: unknown): string {
  const place =
    thrown instanceof Error ? /\bblocks\/[^\s:()]+:\d+:\d+/.exec(thrown.stack ?? '')?.[0] : undefined;
  return messageOf(thrown) + (place === undefined ? '' : ` (${place})`);
}
