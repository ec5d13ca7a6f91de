/**
 * The text of `robots.txt`. An open shop hides only its calls: nothing that a page needs to be drawn, and no page, since what
 * must not be found says so itself (`noindex`), which a crawler has to read. A closed one asks everybody to stay away.
 */
export function robotsText(origin: string, isOpen: boolean): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * Whether search engines may look at a host: as the setting says; without one in production, and on this machine, where
 * none can come and a look at it should show what production shows.
 */
export function isOpenToCrawlers(
  { NODE_ENV, INDEXABLE }: { NODE_ENV: string; INDEXABLE?: boolean | undefined },
  host: string | undefined,
): boolean {
  if (INDEXABLE !== undefined) return INDEXABLE;
  return (
    NODE_ENV === 'production' || /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '')
  );
}
