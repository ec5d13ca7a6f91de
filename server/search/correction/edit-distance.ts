/**
 * The edits that make one word of the other: letters added, left out, replaced, or two neighbours changed round. Returns
 * `limit + 1` for everything beyond the limit.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before = new Uint8Array(other.length + 1);
  let last = Uint8Array.from({ length: other.length + 1 }, (_, column) => column);
  let next = new Uint8Array(other.length + 1);
  for (let row = 1; row <= one.length; row++) {
    next[0] = row;
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let edits = Math.min(
        (last[column - 1] ?? 0) + Number(!isSame),
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      next[column] = edits;
      least = Math.min(least, edits);
    }
    if (least > limit) return limit + 1;
    [before, last, next] = [last, next, before];
  }
  return Math.min(limit + 1, last[other.length] ?? 0);
}
