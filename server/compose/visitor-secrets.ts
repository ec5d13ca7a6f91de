import { resolve } from 'node:path';
import type { ShopBase } from './compose-base.ts';
import { readOrMakeSecret, type Secrets } from '../operations/secrets.ts';

/** What signs what visitors' browsers keep, and links in mails. */
export function visitorSecrets({ settings, root }: Pick<ShopBase, 'settings' | 'root'>): Secrets {
  const { VISITOR_SECRET: given, VISITOR_SECRET_BEFORE: before, DATA_DIR } = settings;
  const secret = readOrMakeSecret(given, resolve(root, DATA_DIR), 'visitors');
  return before === undefined ? [secret] : [secret, before];
}
