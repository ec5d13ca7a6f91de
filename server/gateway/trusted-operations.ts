import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Texts of the operations that blocks send, by their SHA-256 in hexadecimal digits. */
export type TrustedOperations = ReadonlyMap<string, string>;

const fileShape = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string());

/** Reads what the build wrote; none where nothing was built. Throws for a file that is no such list. */
export function readTrustedOperations(file: string): TrustedOperations {
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(fileShape.parse(JSON.parse(readFileSync(file, 'utf8')))));
}
