import type { NodeIndex } from '../../../schemas/editing/node-index.ts';
import { isJsonObject } from '../../../schemas/json.ts';

export interface Experiment {
  id: string;
  variants: string[];
}

/** Experiments that blocks of a page take part in, with the variants that they are for. */
export function experimentsOf(index: NodeIndex): Experiment[] {
  const found = new Map<string, Set<string>>();
  for (const { node } of index.values()) {
    const experiment = isJsonObject(node.when) ? node.when.experiment : undefined;
    if (!isJsonObject(experiment)) continue;
    const { id, variant } = experiment;
    if (typeof id !== 'string' || typeof variant !== 'string') continue;
    found.set(id, (found.get(id) ?? new Set()).add(variant));
  }
  return [...found].map(([id, variants]) => ({ id, variants: [...variants].toSorted() }));
}

/** Names of the loaders that blocks of a page ask for by themselves. */
export function loadersOf(index: NodeIndex): string[] {
  const found = new Set<string>();
  for (const { node } of index.values()) {
    if (!isJsonObject(node.data)) continue;
    for (const request of Object.values(node.data))
      if (isJsonObject(request) && typeof request.load === 'string') found.add(request.load);
  }
  return [...found].toSorted();
}
