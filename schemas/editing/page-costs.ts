import { z } from 'zod';

/** Bytes as they are sent. */
const weight = z.object({
  ...{ html: z.number(), css: z.number(), script: z.number(), pictures: z.number() },
});

/** A load that a page makes, however many of its blocks ask for it. */
const pageLoad = z.object({
  /** Name of the loader. */
  load: z.string(),
  args: z.record(z.string(), z.unknown()),
  /** Blocks of the document that ask for it; without those of the frame. */
  nodes: z.array(z.string()),
  /** How many ask for it in all. */
  asked: z.number(),
  /** Milliseconds that it took in this drawing; 0: it was there. */
  ms: z.number(),
  isOk: z.boolean(),
});

export const pageCosts = z.object({
  /** Each block of the document in the order of the page; what several share is counted for each. */
  blocks: z.array(weight.extend({ node: z.string() })),
  /** What is shared counts once. */
  total: weight,
  budget: weight,
  stopsPublishing: z.boolean(),
  /** The slowest first. */
  loads: z.array(pageLoad),
});
export type PageCosts = z.infer<typeof pageCosts>;
