/**
 * What somebody chose before the last choice had arrived: the change from `shown` to `target` made to `pending`, so that of
 * quick presses none is lost. Of filters any number may stand side by side; of everything else the last counts.
 * `names`: what the page's language calls these two parameters.
 */
export function mergeQuery(
  pending: URLSearchParams,
  shown: URLSearchParams,
  target: URLSearchParams,
  names: { filter: string; page: string },
): URLSearchParams {
  const merged = new URLSearchParams(pending);
  for (const [name, value] of shown) if (!target.has(name, value)) merged.delete(name, value);
  for (const [name, value] of target) {
    if (shown.has(name, value) || merged.has(name, value)) continue;
    if (name === names.filter) merged.append(name, value);
    else merged.set(name, value);
  }
  merged.delete(names.page);
  return merged;
}
