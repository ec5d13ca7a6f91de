import { routeTable } from '../../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import type { Theme } from '../../../../schemas/tenant/theme.ts';

/** What mails take from a tenant. */
export interface LetterShop {
  config: TenantConfig;
  theme: Theme;
  /** Texts by locale or language that take the place of ours; keys begin with `mail.`. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Public origin, without a slash at the end. */
  origin: string;
}

/**
 * The absolute address of a path of the shop. Throws a `TypeError` on what leads elsewhere, without repeating it: paths hold
 * tokens.
 */
export function shopAddress(origin: string, path: string): string {
  const isPath = /^\/(?![/\\])[\x21-\x7e]*$/.test(path) && URL.canParse(path, origin);
  const url = isPath ? new URL(path, origin) : undefined;
  if (url?.origin !== origin) throw new TypeError('A link of a mail leads out of the shop');
  return url.href;
}

/** The absolute address of a route in the reader's language; undefined when the shop has none. */
export function routeAddress(
  { config, origin }: LetterShop,
  locale: string,
  name: string,
): string | undefined {
  const path = routeTable(config, locale).address(name);
  return path === undefined ? undefined : shopAddress(origin, path);
}
