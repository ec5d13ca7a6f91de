import { z } from 'zod';
import type { JsonObject } from '../../../schemas/json.ts';
import { pageLimits } from '../../../schemas/page.ts';
import { documentJsonLimits, parseJson } from '../../../schemas/safe-json.ts';

const copied = z.object({
  format: z.literal('webapp_json_nodes'),
  nodes: z
    .array(z.looseObject({ type: z.string() }))
    .min(1)
    .max(pageLimits.nodes),
});

/** Nodes as text for the clipboard: JSON, so that they can be put into another page, another shop, or a mail. */
export function clipboardText(nodes: readonly JsonObject[]): string {
  return JSON.stringify({ format: 'webapp_json_nodes', nodes }, null, 2);
}

/** The nodes of a text from the clipboard; undefined where it is something else. */
export function readClipboard(text: string): JsonObject[] | undefined {
  const parsed = parseJson(new TextEncoder().encode(text), documentJsonLimits);
  const read = copied.safeParse(parsed.ok ? parsed.value : undefined);
  return read.success ? read.data.nodes : undefined;
}
