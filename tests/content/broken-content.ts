import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { z } from 'zod';
import type { IssueCode } from '../../schemas/issue.ts';
import { cloneJson, isJsonObject } from '../../schemas/json.ts';
import type { JsonRefusal } from '../../schemas/safe-json.ts';
import { contentFolder } from './shipped-content.ts';

const folder = resolve(contentFolder, 'broken');

/** How a part that would be huge in a file is made: so many copies of a value, a node within a node, a long text, or lists. */
const generator = z.strictObject({
  /** JSON pointer to what is replaced. */
  at: z.string(),
  times: z.int().optional(),
  value: z.unknown().optional(),
  nest: z.int().optional(),
  slot: z.string().optional(),
  text: z.string().optional(),
  lists: z.int().optional(),
});

const brokenFile = z.strictObject({
  why: z.string().min(10),
  expect: z.array(z.string()),
  /** What the check of all content tells beside it. */
  survey: z.array(z.string()).default([]),
  /** What nodes of the document are drawn with, by their ids; null: the node is not drawn. */
  shown: z.record(z.string(), z.record(z.string(), z.unknown()).nullable()).optional(),
  document: z.unknown().optional(),
  generate: generator.optional(),
  asked: z.strictObject({ tenant: z.string(), locale: z.string(), path: z.string() }).optional(),
  blocks: z.array(z.string()).optional(),
  bucket: z.strictObject({ block: z.string(), data: z.string(), content: z.unknown() }).optional(),
  slice: z.object({ products: z.array(z.unknown()) }).optional(),
});

/** A way in which content can be wrong, with the issues that must be named. */
export type BrokenContent = Omit<z.output<typeof brokenFile>, 'expect' | 'survey'> & {
  name: string;
  expect: IssueCode[];
  survey: IssueCode[];
};

export function brokenContent(): BrokenContent[] {
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => {
      const { generate, ...content } = brokenFile.parse(
        JSON.parse(readFileSync(resolve(folder, file), 'utf8')),
      );
      const document = generate ? generated(content.document, generate) : content.document;
      const codes = { expect: content.expect as IssueCode[], survey: content.survey as IssueCode[] };
      return { ...content, ...codes, name: basename(file, '.json'), document };
    });
}

function generated(document: unknown, { at, ...how }: z.output<typeof generator>): unknown {
  const copy = cloneJson(document);
  const steps = at.split('/').slice(1);
  const last = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], copy);
  (parent as Record<string, unknown>)[last] = made(how);
  return copy;
}

function made({
  times = 1,
  value,
  nest,
  slot = '',
  text,
  lists,
}: Omit<z.output<typeof generator>, 'at'>): unknown {
  if (text !== undefined) return text.repeat(times);
  const node = isJsonObject(value) ? value : {};
  let inner: unknown = [];
  for (let level = 0; level < (lists ?? 0); level++) inner = [inner];
  if (lists !== undefined) return inner;
  for (let level = nest ?? 0; level > 0; level--)
    inner = [{ id: `level-${level}`, ...node, slots: { [slot]: inner } }];
  if (nest !== undefined) return inner;
  return Array.from({ length: times }, (_, index) =>
    isJsonObject(value) ? { id: `copy-${index}`, ...value } : value,
  );
}

const brokenBytes = z.record(
  z.string(),
  z.strictObject({
    why: z.string().min(5),
    expect: z.string(),
    generate: z
      .strictObject({
        before: z.string().default(''),
        text: z.string(),
        times: z.int(),
        after: z.string().default(''),
      })
      .optional(),
  }),
);

/** Bytes that are no document at all, with the reason for which they are refused. */
export interface BrokenBytes {
  name: string;
  why: string;
  expect: JsonRefusal;
  bytes: Uint8Array;
}

export function brokenByteFiles(): BrokenBytes[] {
  const place = (name: string): string => resolve(folder, 'bytes', name);
  const expected = brokenBytes.parse(JSON.parse(readFileSync(place('expected.json'), 'utf8')));
  return Object.entries(expected).map(([name, { why, expect, generate }]) => {
    const bytes = generate
      ? Buffer.from(generate.before + generate.text.repeat(generate.times) + generate.after)
      : readFileSync(place(name));
    return { name, why, expect: expect as JsonRefusal, bytes };
  });
}

/** Files of bytes that lie in the folder. */
export function byteFileNames(): string[] {
  return globSync('bytes/*.{bin,txt}', { cwd: folder })
    .map((file) => basename(file))
    .toSorted();
}
