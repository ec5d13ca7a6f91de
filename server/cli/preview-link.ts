import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readTenants } from '../../tenants/read-tenants.ts';
import { readSettings } from '../config.ts';
import { locatePage } from '../pages/locate-page.ts';
import { createOriginOf } from '../pages/page-urls.ts';
import { readOrMakeSecret } from '../operations/secrets.ts';
import { maxPreviewMs, previewGrant, signPreview } from '../pages/preview-token.ts';

const usage = `npm run preview-link -- /lp/herbst [--tenant at] [--at 2026-12-24T10:00+01:00] [--visitor logged-in]
                                  [--device mobile] [--variant experiment=b] [--minutes 15]`;

/** Prints an address under which an editor sees a page as it will be; it works for a few minutes. */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      at: { type: 'string' },
      visitor: { type: 'string' },
      device: { type: 'string' },
      variant: { type: 'string', multiple: true },
      minutes: { type: 'string', default: '15' },
    },
  });
  const settings = readSettings();
  const tenants = readTenants(join(process.cwd(), 'tenants')).map((tenant) => tenant.config);
  const slug = values.tenant ?? settings.DEFAULT_TENANT;
  const tenant = tenants.find((candidate) => candidate.slug === slug);
  if (!tenant)
    throw new Error(`There is no tenant "${slug}". Known: ${tenants.map((known) => known.slug).join(', ')}.`);
  const fullPath = positionals[0];
  if (fullPath === undefined) throw new Error(`Which page?\n${usage}`);
  const location = locatePage(tenant, fullPath);
  if (location.kind !== 'page') throw new Error(`${fullPath} is no page of "${slug}".`);

  const at = values.at === undefined ? undefined : Date.parse(values.at);
  if (Number.isNaN(at))
    throw new Error(`"${values.at}" is no time with an offset, such as 2026-12-24T10:00+01:00.`);
  const grant = previewGrant.parse({
    tenant: slug,
    locale: location.locale,
    path: location.path,
    ...(at !== undefined && { at }),
    ...(values.visitor !== undefined && { visitor: values.visitor }),
    ...(values.device !== undefined && { device: values.device }),
    ...(values.variant && { variants: Object.fromEntries(values.variant.map((pair) => pair.split('=', 2))) }),
    expires: Date.now() + Math.min(maxPreviewMs, Number(values.minutes) * 60_000),
  });
  const secret = readOrMakeSecret(settings.PREVIEW_SECRET, resolve(settings.DATA_DIR), 'preview');
  const origin = createOriginOf(settings, tenants, () => settings.PORT)(slug);
  console.log(`${origin}${fullPath}?preview=${signPreview(grant, secret)}`);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
