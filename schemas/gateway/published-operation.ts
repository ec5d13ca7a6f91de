import { z } from 'zod';

/** An operation that the gateway carries out for whoever knows it: apps and partners. Its name ends in its version. */
const publishedOperation = z.object({
  name: z.string().regex(/^[A-Z][A-Za-z]{0,60}V[1-9]$/),
  kind: z.enum(['query', 'mutation']),
  about: z.string().min(1).max(200),
  /** SHA-256 of the text, in hexadecimal digits: what a call names. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** As it is carried out. */
  text: z.string().max(10_000),
});
export type PublishedOperation = z.output<typeof publishedOperation>;

/** All of them. The version is that of the list’s shape. */
export const publishedOperations = z.object({
  version: z.literal(1),
  operations: z.array(publishedOperation),
});
