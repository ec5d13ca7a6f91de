import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { moment } from '../../schemas/moment.ts';
import { devices, visitorKinds } from '../../schemas/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { readSettings } from '../config.ts';
import { decodePath } from '../http/decode-path.ts';
import { locatePage } from '../pages/locate-page.ts';
import { createOriginOf } from '../pages/page-urls.ts';
import { readOrMakeSecret } from '../operations/secrets.ts';
import { maxPreviewMs, type PreviewGrant, signPreview } from '../pages/preview-token.ts';

const longest = maxPreviewMs / 60_000;

const usage = `npm run preview-link -- /lp/herbst [--tenant at] [--at 2026-12-24T10:00+01:00] [--visitor logged-in]
                                  [--device mobile] [--variant experiment=b] [--minutes 15]`;

/** Prints an address under which an editor sees a page as it will be; it works for a few minutes. */
function main(): void {
  const { values, positionals } = readArguments();
  const settings = readSettings();
  const tenants = readTenants(join(process.cwd(), 'tenants')).map((tenant) => tenant.config);
  const slug = oneOf(
    'tenant',
    values.tenant ?? settings.DEFAULT_TENANT,
    tenants.map((tenant) => tenant.slug),
  );
  const tenant = tenants.find((candidate) => candidate.slug === slug) as TenantConfig;
  const [address, ...more] = positionals;
  if (address === undefined) throw new Error(`Which page?\n${usage}`);
  if (more.length > 0) throw new Error(`One page at a time, not ${positionals.join(' and ')}.`);
  const origin = createOriginOf(settings, tenants, () => settings.PORT)(slug);
  const url = new URL(address, origin);
  const fullPath = decodePath(url.pathname);
  // What is no path, or would lead to another host.
  if (!address.startsWith('/') || fullPath === undefined || url.origin !== origin)
    throw new Error(`${address} is no path of a page, such as /lp/herbst.`);
  const location = locatePage(tenant, fullPath);
  if (location.kind !== 'page')
    throw new Error(
      `${fullPath} is no page of "${slug}"${location.kind === 'redirect' ? `: it leads to ${location.location}` : ''}.`,
    );

  const grant: PreviewGrant = {
    tenant: slug,
    locale: location.locale,
    path: location.path,
    ...(values.at !== undefined && { at: momentOf(values.at) }),
    ...(values.visitor !== undefined && { visitor: oneOf('visitor', values.visitor, visitorKinds) }),
    ...(values.device !== undefined && { device: oneOf('device', values.device, devices) }),
    ...(values.variant && {
      variants: Object.fromEntries(values.variant.map((pair) => variantOf(pair, tenant))),
    }),
    expires: Date.now() + lifeOf(values.minutes) * 60_000,
  };
  const secret = readOrMakeSecret(settings.PREVIEW_SECRET, resolve(settings.DATA_DIR), 'preview');
  url.searchParams.set('preview', signPreview(grant, secret));
  console.log(url.href);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        at: { type: 'string' },
        visitor: { type: 'string' },
        device: { type: 'string' },
        variant: { type: 'string', multiple: true },
        minutes: { type: 'string', default: String(longest) },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message.split('. ')[0]}.\n${usage}`, { cause: error });
  }
}

/** The value, which must be one of those. */
function oneOf<Value extends string>(option: string, value: string, known: readonly Value[]): Value {
  const found = known.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`--${option} is one of ${known.join(', ')}, not "${value}".`);
  return found;
}

function momentOf(value: string): number {
  if (!moment.safeParse(value.replace(/T(\d\d:\d\d)([+Z-])/, 'T$1:00$2')).success)
    throw new Error(`--at is a time with an offset, such as 2026-12-24T10:00+01:00, not "${value}".`);
  return Date.parse(value);
}

/** An experiment of the shop and one of its variants. */
function variantOf(pair: string, { experiments }: TenantConfig): [string, string] {
  const [id = '', variant = ''] = pair.split('=', 2);
  const experiment = experiments.find((candidate) => candidate.id === id);
  if (!experiment) {
    const known = experiments.map((candidate) => candidate.id).join(', ') || 'none';
    throw new Error(
      `--variant is experiment=variant with an experiment of the shop (${known}), not "${pair}".`,
    );
  }
  return [id, oneOf(`variant ${id}`, variant, ['control', ...experiment.variants.map(({ name }) => name)])];
}

/** Minutes for which the address works. */
function lifeOf(value: string): number {
  const minutes = Number(value);
  if (!(minutes >= 1 && minutes <= longest))
    throw new Error(`--minutes is a number from 1 to ${longest}, not "${value}".`);
  return minutes;
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
