/** The name that is most like a mistyped one, by letters changed, missing or spare; undefined where none is like it. */
export function nearestName(typed: string, names: Iterable<string>): string | undefined {
  const wanted = typed.toLowerCase().slice(0, 60);
  // Content can name a thousand things that there are not: what cannot be near is not looked at.
  let most = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) > most) continue;
    const distance = lettersBetween(wanted, name.toLowerCase(), most);
    if (distance > most) continue;
    best = name;
    // The next must be nearer.
    most = distance - 1;
  }
  return best;
}

/** Levenshtein's distance; more than `most` stands for all that is more. */
function lettersBetween(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[b.length] ?? 0;
}
