import { safeUrl } from '../../../../schemas/safe-url.ts';
import type { PlacedLink } from '../../../../schemas/tenant/shop-links.ts';
import { cleanHtml } from '../../../plan/rich-text/clean-html.ts';

/**
 * HTML as the shop would show it, by the very rules by which the server cleans it, but for its links: these stay as they are
 * written. For what is typed, and for what is pasted from Word, Google Docs, Excel or Outlook.
 */
export function tidyHtml(html: string): string {
  const { html: clean } = cleanHtml(html, { key: 'as-written', link });
  return clean.replaceAll(`href="${disguise}`, `href="${scheme}`);
}

const scheme = 'route:';

/** The cleaner lets no scheme of ours through: meanwhile a route is a path, as no editor writes one. */
const disguise = '/~route~/';

function link({ href }: { href?: string | undefined }): PlacedLink | undefined {
  if (href?.startsWith(scheme)) return { href: disguise + href.slice(scheme.length), external: false };
  return href !== undefined && safeUrl(href) !== undefined ? { href, external: false } : undefined;
}
