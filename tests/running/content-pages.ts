import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { type PageNode, partsOf } from './page-parts.ts';

export interface ContentPage {
  tenant: string;
  locale: string;
  /** Path with its locale prefix. */
  fullPath: string;
  /** What it is made of (`page-parts.ts`). */
  parts: ReadonlySet<string>;
}

interface PageFile {
  page: { locale: string; path: string; status: string };
  regions: Record<string, readonly PageNode[]>;
}

/** Every published page of the content that comes with the project; pages behind routes (`/_/…`) are not addresses. */
export function contentPages(): ContentPage[] {
  return readTenants(resolve('tenants')).flatMap(({ config }) =>
    globSync(`content-fixtures/${config.slug}/pages/**/*.json`)
      .filter((file) => !file.endsWith('.draft.json'))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as PageFile)
      .filter(({ page }) => page.status === 'published' && !page.path.startsWith('/_/'))
      .map(({ page: { locale, path }, regions }) => {
        const fullPath = withLocalePrefix(localePrefix(config, locale), path);
        return { tenant: config.slug, locale, fullPath, parts: partsOf(regions) };
      })
      .toSorted((a, b) => `${a.tenant}${a.fullPath}`.localeCompare(`${b.tenant}${b.fullPath}`)),
  );
}
