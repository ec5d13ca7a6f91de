import { resolve } from 'node:path';
import process from 'node:process';
import { registry } from '../../renderer/block-modules.ts';
import { readPageDocument } from '../../renderer/contract/page-document.ts';
import { makePlan } from '../../renderer/plan/plan.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { readSettings } from '../config.ts';
import { chooseContentSource, choosePictures } from '../compose/choose-drivers.ts';
import type { ContentSource } from '../content/content-source.ts';
import { linksOf } from '../pages/links-of.ts';
import { createLogger } from '../operations/logger.ts';
import { knownLoaders } from './known-loaders.ts';

/** Checks every page that the CMS lists, strictly: whatever a node's conditions say, and warnings count. */
async function main(): Promise<void> {
  const settings = readSettings();
  const log = createLogger('error', false);
  const source = chooseContentSource(settings, process.cwd(), log);
  const pictures = choosePictures(settings, process.cwd(), log);
  const tenants = readTenants(resolve('tenants')).map((tenant) => tenant.config);
  const loaders = knownLoaders(tenants);
  let pages = 0;
  let faults = 0;

  for (const tenant of tenants) {
    for (const { locale } of tenant.locales) {
      for (const path of await pathsOf(source, tenant.slug, locale)) {
        pages++;
        const answer = await source.read(
          { kind: 'page', tenant: tenant.slug, locale, path, draft: true },
          { component: 'check-content' },
        );
        if (answer.status !== 'found') continue;
        const issues = check(answer.body, tenant, locale);
        faults += issues.filter(({ severity }) => severity !== 'notice').length;
        for (const issue of issues) {
          console.log(
            `${tenant.slug} ${locale} ${path}  ${issue.severity} ${issue.code} ${issue.pointer}\n    ${issue.message} ${issue.hint}`,
          );
        }
      }
    }
  }
  console.log(`${pages} pages checked, ${faults} faults`);
  process.exit(faults > 0 ? 1 : 0);

  function check(body: unknown, tenant: TenantConfig, locale: string): readonly Issue[] {
    const result = readPageDocument(body);
    if (!result.ok) return result.issues;
    const state = { now: Date.now(), locale, device: 'web', visitor: 'anonymous', variants: {} } as const;
    const hasPicture = (id: string): boolean => pictures.find(id) !== undefined;
    const hasRoute = (name: string): boolean => Object.hasOwn(tenant.routes, name);
    return makePlan(result.document, state, {
      registry,
      loaders,
      hasPicture,
      hasRoute,
      links: linksOf(tenant, locale),
      languages: {
        locales: tenant.locales.map((entry) => entry.locale),
        fallback: tenant.languageFallback,
      },
      ignoresConditions: true,
    }).issues;
  }
}

async function pathsOf(source: ContentSource, tenant: string, locale: string): Promise<string[]> {
  const paths: string[] = [];
  let cursor: string | undefined;
  do {
    const answer = await source.read(
      { kind: 'list', tenant, locale, ...(cursor !== undefined && { cursor }) },
      { component: 'check-content' },
    );
    if (answer.status !== 'found') break;
    const body = answer.body as { pages: { path: string }[]; next: string | null };
    paths.push(...body.pages.map((page) => page.path));
    cursor = body.next ?? undefined;
  } while (cursor !== undefined);
  return paths;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
