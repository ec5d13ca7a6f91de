import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';

export interface PasswordHasher {
  /** What is kept of a password (PHC string of Argon2id). */
  hash(password: string): Promise<{ ok: true; hash: string } | { ok: false; reason: 'busy' }>;
  /**
   * Whether a password is the one that was hashed. Null, where there is no account or no password: the same work, and it never
   * is. `needsRehash`: the hash was made under other settings.
   */
  verify(
    hash: string | null,
    password: string,
  ): Promise<{ ok: true; matches: boolean; needsRehash: boolean } | { ok: false; reason: 'busy' }>;
}

interface HashSettings {
  /** KiB of memory. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

interface PasswordHasherOptions {
  /** Default: 19 MiB, two passes, one thread (OWASP Password Storage Cheat Sheet). */
  settings?: HashSettings;
  /** Hashes at the same time. Default: 2, so that two of the four threads are left for files and names. */
  atOnce?: number;
  /** Hashes that wait; further ones are refused. Default: 20, less than a second of work. */
  waiting?: number;
}

const usual: HashSettings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

/** Hashes in threads beside the event loop, few at a time: a rush of logins waits, pages do not. */
export function createPasswordHasher(options: PasswordHasherOptions = {}): PasswordHasher {
  const { settings = usual, atOnce = 2, waiting = 20 } = options;
  const places = bulkhead(atOnce, waiting);
  const dummy = dummyHash(settings);

  async function inPlace<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await places.execute(work);
    } catch (error) {
      if (isBulkheadRejectedError(error)) return undefined;
      throw error;
    }
  }

  return {
    async hash(password) {
      const made = await inPlace(() => hash(password, { ...settings, outputLen: hashBytes }));
      return made === undefined ? { ok: false, reason: 'busy' } : { ok: true, hash: made };
    },
    async verify(kept, password) {
      const fits = await inPlace(() => verify(kept ?? dummy, password));
      if (fits === undefined) return { ok: false, reason: 'busy' };
      const matches = fits && kept !== null;
      return { ok: true, matches, needsRehash: matches && isOther(kept, settings) };
    },
  };
}

function isOther(kept: string, settings: HashSettings): boolean {
  const { memoryCost, timeCost, parallelism, outputLen } = parseOptions(kept);
  const isCost = memoryCost === settings.memoryCost && timeCost === settings.timeCost;
  return !isCost || parallelism !== settings.parallelism || outputLen !== hashBytes;
}

/** A hash of nothing: comparing with it costs what comparing with a real one costs. */
function dummyHash({ memoryCost, timeCost, parallelism }: HashSettings): string {
  const random = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(saltBytes)}$${random(hashBytes)}`;
}
