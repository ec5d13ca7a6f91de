import { resolve } from 'node:path';
import type { Settings } from '../config.ts';
import { readOrMakeSecret, type Secrets } from './secrets.ts';

interface SecretPlaces {
  settings: Pick<Settings, 'VISITOR_SECRET' | 'VISITOR_SECRET_BEFORE' | 'DATA_DIR'>;
  /** Where the project is. */
  root: string;
}

/** What signs what visitors' browsers keep, and links in mails. */
export function visitorSecrets({ settings, root }: SecretPlaces): Secrets {
  const { VISITOR_SECRET: given, VISITOR_SECRET_BEFORE: before, DATA_DIR } = settings;
  const secret = readOrMakeSecret(given, resolve(root, DATA_DIR), 'visitors');
  return before === undefined ? [secret] : [secret, before];
}
