// Makes a shop as a copy of one that speaks its language: `npm run new:shop -- ch --locale de-CH --currency CHF`.
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { JsonObject } from '../../schemas/json.ts';
import { tenantSchema } from '../../schemas/tenant/tenant.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { type AskedShop, askedShop, newShopUsage, type TenantFile } from './new-shop/asked-shop.ts';
import { modelFacts } from './new-shop/model-facts.ts';
import { withCategoryTree } from './new-shop/shop-categories.ts';
import { shopConfig } from './new-shop/shop-config.ts';
import { shopContent } from './new-shop/shop-content.ts';
import { shopMessages } from './new-shop/shop-messages.ts';

const categoriesFile = 'content-fixtures/demonstration/words/categories.json';

function fail(...sentences: readonly string[]): never {
  console.error(`${sentences.join('\n')}\n\n${newShopUsage}`);
  process.exit(1);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Texts in the model's own words, by key: of the build, then of the shop. */
function modelMessages({ like }: AskedShop): { built: Record<string, string>; own: Record<string, string> } {
  const language = like.locale.locale.slice(0, 2);
  const built = globSync(`{renderer,blocks,server}/**/messages/${language}.json`)
    // Words of the editors' application are no shop's.
    .filter((file) => !file.startsWith(join('renderer', 'studio')))
    .map(readJson);
  const folder = join('tenants', like.tenant.slug, 'messages');
  const own = [`${language}.json`, `${like.locale.locale}.json`]
    .map((file) => join(folder, file))
    .filter(existsSync);
  return { built: Object.assign({}, ...built), own: Object.assign({}, ...own.map(readJson)) };
}

/** The files by their paths in the project. */
function inContent(files: Record<string, JsonObject>, slug: string): Record<string, JsonObject> {
  return Object.fromEntries(
    Object.entries(files).map(([file, value]) => [join('content-fixtures', slug, file), value]),
  );
}

/** Paths of the shop's pages, by locale. */
function pathsOf(slug: string): Record<string, string[]> {
  const folder = join('content-fixtures', slug, 'pages');
  const paths: Record<string, string[]> = {};
  for (const file of globSync('*/**/*.json', { cwd: folder })) {
    const { page } = readJson(join(folder, file)) as { page: { path: string } };
    (paths[file.split(/[\\/]/)[0] as string] ??= []).push(page.path);
  }
  return paths;
}

if (process.argv.includes('--help')) {
  console.log(newShopUsage);
  process.exit(0);
}

// As the shop reads them, which throws for a faulty one; then as they are written.
const slugs = readTenants('tenants').map(({ config }) => config.slug);
const tenants = slugs.map((slug) => readJson(join('tenants', slug, 'tenant.json')) as TenantFile);
const taken = ['content-fixtures', 'tenants'].flatMap((folder) =>
  readdirSync(folder).map((name) => [name, join(folder, name)] as const),
);
const asked = askedShop(process.argv.slice(2), tenants, new Map(taken));
if (!asked.ok) fail(...asked.reasons);
const { shop } = asked;
const { slug, locale, like } = shop;

const config = shopConfig(shop, pathsOf(like.tenant.slug));
const { error } = tenantSchema.safeParse(config);
if (error) fail(...error.issues.map(({ path, message }) => `tenant.json: ${path.join('.')}: ${message}`));
const categories = withCategoryTree(readFileSync(categoriesFile, 'utf8'), slug, like.tenant.slug);
const content = shopContent('content-fixtures', shop);

writeJson(join('tenants', slug, 'tenant.json'), config);
cpSync(join('tenants', like.tenant.slug, 'theme.json'), join('tenants', slug, 'theme.json'));
writeJson(join('tenants', slug, 'messages', `${locale}.json`), shopMessages(shop, modelMessages(shop)));
for (const [file, value] of Object.entries(content)) writeJson(join('content-fixtures', slug, file), value);
writeFileSync(categoriesFile, categories);

const facts = Object.entries(
  modelFacts({ [`tenants/${slug}/tenant.json`]: config, ...inContent(content, slug) }, shop),
).map(([file, own]) => `  ${file}: ${own.join(', ')}`);

console.log(`The shop "${slug}" (${config.name}) is there, like ${like.tenant.slug}/${like.locale.locale}:
  tenants/${slug}/            company, shipping, instalments, vouchers, features; theme; wordings of its own
  content-fixtures/${slug}/   ${Object.keys(content).length} frames, pages and data sets in ${locale}
  ${categoriesFile}   its tree of categories
Figures are its model's, written in ${shop.currency}; so is all that docs/new-shop.md lists, and what names the model:
${facts.join('\n')}

npm run seed -- --tenant ${slug}   fills it with products
npm run dev                  shows it at http://${slug}.localhost:3000/
npm run test:unit -- tenants tests/content tests/blocks/examples   says what does not hold together`);
