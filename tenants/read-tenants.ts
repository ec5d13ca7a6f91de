import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { doubleWords } from '../schemas/tenant/address-words.ts';
import { doublePaths, routeTable } from '../schemas/tenant/route-table.ts';
import { factUnknown, fillFacts } from '../schemas/facts/fill-facts.ts';
import { factsOf } from '../schemas/facts/facts.ts';
import { creditFaults } from '../schemas/tenant/locale-instalments.ts';
import { type TenantConfig, tenantSchema } from '../schemas/tenant/tenant.ts';
import { type Theme, themeSchema } from '../schemas/tenant/theme.ts';

/** A tenant as its folder describes it. */
export interface Tenant {
  config: TenantConfig;
  theme: Theme;
  /** Texts by locale or language, flat. */
  messages: Record<string, Record<string, string>>;
}

const messagesSchema = z.record(z.string(), z.string());

/** Reads every folder below `folder`; throws one error that lists every fault of every file. */
export function readTenants(folder: string): Tenant[] {
  const faults: string[] = [];
  const tenants = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => readTenant(folder, entry.name, faults));
  if (faults.length > 0)
    throw new Error(`The tenants' files have faults:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  if (tenants.length === 0) throw new Error(`${folder} holds no tenant`);
  return tenants as Tenant[];
}

function readTenant(folder: string, slug: string, faults: string[]): Partial<Tenant> {
  const config = readFile(join(folder, slug, 'tenant.json'), tenantSchema, faults);
  const theme = readFile(join(folder, slug, 'theme.json'), themeSchema, faults);
  const messages: Tenant['messages'] = {};
  for (const file of readdirSync(join(folder, slug, 'messages'))) {
    const texts = readFile(join(folder, slug, 'messages', file), messagesSchema, faults);
    if (texts) messages[file.replace(/\.json$/, '')] = texts;
  }
  if (config) {
    faults.push(...contradictions(config, slug, Object.keys(messages)));
    faults.push(...unknownFacts(config, messages));
  }
  return { ...(config && { config }), ...(theme && { theme }), messages };
}

function readFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  faults: string[],
): z.output<Schema> | undefined {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    faults.push(`${path}: ${(error as Error).message}`);
    return undefined;
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues)
    faults.push(`${path}: ${issue.path.join('.') || '(file)'}: ${issue.message}`);
  return undefined;
}

/** What no field can know by itself. */
function contradictions(config: TenantConfig, slug: string, texts: string[]): string[] {
  const file = `${slug}/tenant.json`;
  const faults: string[] = [];
  if (config.slug !== slug) faults.push(`${file}: slug is "${config.slug}", the folder "${slug}"`);
  const main = config.locales.find((entry) => entry.locale === config.defaultLocale);
  if (!main) faults.push(`${file}: defaultLocale ${config.defaultLocale} is not among the locales`);
  else if (main.prefix !== '') faults.push(`${file}: the default locale has no prefix`);
  const prefixes = config.locales.map((entry) => entry.prefix);
  if (new Set(prefixes).size !== prefixes.length) faults.push(`${file}: two locales have the same prefix`);
  for (const { locale } of config.locales) {
    if (!texts.includes(locale) && !texts.includes(locale.slice(0, 2)))
      faults.push(`${slug}/messages: no texts for ${locale}`);
  }
  for (const { id, name } of config.seals) {
    const missing = config.locales.filter(({ locale }) => typeof name !== 'string' && !name[locale]);
    for (const { locale } of missing) faults.push(`${file}: the seal "${id}" has no name in ${locale}`);
  }
  for (const sentence of [...doublePaths(config), ...doubleWords(config)])
    faults.push(`${file}: ${sentence}`);
  faults.push(...creditFaults(config).map((fault) => `${file}: ${fault}`));
  for (const [from, to] of Object.entries(config.redirects)) {
    if (typeof to === 'string') continue;
    const locale = to.locale ?? config.defaultLocale;
    // A route that needs what the redirect does not give has no address either.
    if (routeTable(config, locale).path(to.route, to.params) === undefined)
      faults.push(`${file}: the redirect ${from} leads to no route "${to.route}" in ${locale}`);
  }
  return faults;
}

/** Texts of a shop that name facts which a locale that reads them does not have. */
function unknownFacts(config: TenantConfig, messages: Tenant['messages']): string[] {
  return Object.entries(messages).flatMap(([name, texts]) =>
    config.locales
      .filter(({ locale }) => locale === name || locale.slice(0, 2) === name)
      .flatMap(({ locale }) => {
        const facts = factsOf(config, locale);
        return Object.entries(texts).flatMap(([key, text]) =>
          fillFacts(text, facts).unknown.map((fact) => {
            const { message, hint } = factUnknown(fact, facts);
            return `${config.slug}/messages/${name}.json: ${key} ${message}. ${hint}`;
          }),
        );
      }),
  );
}
