import { isJsonObject } from '../../schemas/json.ts';
import { type When, whenSchema } from '../../schemas/page.ts';
import type { DocumentNode, PageDocument } from '../contract/page-document.ts';
import { boundariesOf } from './when.ts';

/** What the conditions of a document depend on; requests that are equal in it need no second plan. */
export interface Conditions {
  /** Times at which something changes, in milliseconds since 1970, rising. */
  boundaries: number[];
  /** `device`, `visitor`, `experiment:<id>`. */
  dimensions: Set<string>;
}

const conditions = new WeakMap<PageDocument, Conditions>();

/** The conditions of a document and of all its nodes, gathered once. */
export function conditionsOf(document: PageDocument): Conditions {
  let found = conditions.get(document);
  if (!found) conditions.set(document, (found = gather(document)));
  return found;
}

function gather(document: PageDocument): Conditions {
  const boundaries = boundariesOf({ from: document.meta.validFrom, to: document.meta.validTo });
  const dimensions = new Set<string>();
  for (const node of document.nodes.values()) {
    const when = readWhen(node);
    if (!when) continue;
    boundaries.push(...boundariesOf(when));
    for (const dimension of dimensionsOf(when)) dimensions.add(dimension);
  }
  return { boundaries: boundaries.toSorted((a, b) => a - b), dimensions };
}

function dimensionsOf(when: When): string[] {
  return [
    ...(when.device ? ['device'] : []),
    ...(when.visitor ? ['visitor'] : []),
    ...(when.experiment ? [`experiment:${when.experiment.id}`] : []),
  ];
}

/** What an editor left empty is no condition; an empty list is one that nobody fulfils, and is not understood. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function withoutUngiven(when: unknown): unknown {
  return isJsonObject(when)
    ? Object.fromEntries(Object.entries(when).filter(([, value]) => isGiven(value)))
    : when;
}

const whens = new WeakMap<DocumentNode, When | null>();

/** The node's condition; undefined when it has none, null when it is not understood. */
export function readWhen(node: DocumentNode): When | null | undefined {
  if (!isGiven(node.raw.when)) return undefined;
  let when = whens.get(node);
  if (when === undefined) {
    const parsed = whenSchema.safeParse(withoutUngiven(node.raw.when));
    whens.set(node, (when = parsed.success ? parsed.data : null));
  }
  return when;
}
