// Makes a shop as a copy of one that speaks its language: `npm run new:shop -- ch --locale de-CH --currency CHF`.
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { tenantSchema } from '../../schemas/tenant/tenant.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { type AskedShop, askedShop, newShopUsage, type TenantFile } from './new-shop/asked-shop.ts';
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
  const built = globSync(`{renderer,blocks,server}/**/messages/${language}.json`).map(readJson);
  const folder = join('tenants', like.tenant.slug, 'messages');
  const own = [`${language}.json`, `${like.locale.locale}.json`]
    .map((file) => join(folder, file))
    .filter(existsSync);
  return { built: Object.assign({}, ...built), own: Object.assign({}, ...own.map(readJson)) };
}

if (process.argv.includes('--help')) {
  console.log(newShopUsage);
  process.exit(0);
}

// As the shop reads them, which throws for a faulty one; then as they are written.
const slugs = readTenants('tenants').map(({ config }) => config.slug);
const tenants = slugs.map((slug) => readJson(join('tenants', slug, 'tenant.json')) as TenantFile);
const asked = askedShop(process.argv.slice(2), tenants, [
  ...readdirSync('tenants'),
  ...readdirSync('content-fixtures'),
]);
if (!asked.ok) fail(...asked.reasons);
const { shop } = asked;
const { slug, locale, like } = shop;

const config = shopConfig(shop);
const { error } = tenantSchema.safeParse(config);
if (error) fail(...error.issues.map(({ path, message }) => `tenant.json: ${path.join('.')}: ${message}`));
const categories = withCategoryTree(readFileSync(categoriesFile, 'utf8'), slug, like.tenant.slug);
const content = shopContent('content-fixtures', shop);

writeJson(join('tenants', slug, 'tenant.json'), config);
cpSync(join('tenants', like.tenant.slug, 'theme.json'), join('tenants', slug, 'theme.json'));
writeJson(join('tenants', slug, 'messages', `${locale}.json`), shopMessages(shop, modelMessages(shop)));
for (const [file, value] of Object.entries(content)) writeJson(join('content-fixtures', slug, file), value);
writeFileSync(categoriesFile, categories);

console.log(`The shop "${slug}" (${config.name}) is there, like ${like.tenant.slug}/${like.locale.locale}:
  tenants/${slug}/            company, shipping, instalments, vouchers, features; theme; wordings of its own
  content-fixtures/${slug}/   ${Object.keys(content).length} frames, pages and data sets in ${locale}
  ${categoriesFile}   its tree of categories
Figures are its model's, written in ${shop.currency}. What is to be looked through is listed in docs/new-shop.md.

npm run seed -- --tenant ${slug}   fills it with products
npm run dev                  shows it at http://${slug}.localhost:3000/
npm run test:unit -- tenants tests/content tests/blocks/examples`);
