import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fewest characters of a secret (those that are made have 43). */
const minLength = 32;

/** The first one signs, all are known: a new secret goes first, and the old one out when nothing that it signed holds any more. */
export type Secrets = readonly [string, ...string[]];

/** A signing secret: as given, or made once and kept in the data folder, readable by its owner only. */
export function readOrMakeSecret(given: string | undefined, dataDir: string, name: string): string {
  if (given !== undefined) return given;
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  const fresh = join(folder, `${name}.${randomUUID()}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // Written first, then named: processes that start together agree on one secret, and none reads half of it.
    writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < minLength) throw new Error(`${file} holds no secret: delete it, and a new one is made`);
  return secret;
}
