import { setImmediate as nextTurn } from 'node:timers/promises';
import { applyChange, type ChangeResult } from '../../../schemas/editing/apply-change.ts';
import type { Patch } from '../../../schemas/editing/change.ts';
import type { DocumentKind } from '../../../schemas/editing/document.ts';
import { mergeChange, type MergedChange, type OtherPatch } from '../../../schemas/editing/merge-change.ts';
import type { JsonObject } from '../../../schemas/json.ts';

// A request may bring thousands of steps for a page of thousands of nodes: shoppers get the processor in between.

/** Steps that are done at a stretch: some 50 ms on the largest page. */
const stepsPerTurn = 25;

/** `applyChange`, in turns. */
export async function applyInTurns(
  document: JsonObject,
  patches: readonly Patch[],
  kind: DocumentKind,
): Promise<ChangeResult> {
  const whole = { ok: true, document, inverse: [] as Patch[] } as const;
  let current: Extract<ChangeResult, { ok: true }> = whole;
  for (let from = 0; from < patches.length; from += stepsPerTurn) {
    await nextTurn();
    const part = applyChange(current.document, patches.slice(from, from + stepsPerTurn), kind);
    if (!part.ok) return { ...part, step: from + part.step };
    current = { ...part, inverse: [...part.inverse, ...current.inverse] };
  }
  return current;
}

/** `mergeChange`, in turns. */
export async function mergeInTurns(
  steps: readonly Patch[],
  others: readonly OtherPatch[],
  document: JsonObject,
  kind: DocumentKind,
): Promise<MergedChange> {
  let merged: MergedChange = { patches: [], clashes: [], document };
  for (let from = 0; from < steps.length; from += stepsPerTurn) {
    await nextTurn();
    const part = mergeChange(steps.slice(from, from + stepsPerTurn), others, merged.document, kind);
    merged = {
      patches: [...merged.patches, ...part.patches],
      clashes: [...merged.clashes, ...part.clashes],
      document: part.document,
    };
  }
  return merged;
}
