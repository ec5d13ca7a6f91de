import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { changeTexts } from '../../../schemas/change-texts.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';
import type { AskedShop } from './asked-shop.ts';
import { clientIdOf } from './shop-config.ts';
import { shopWords } from './shop-words.ts';

/**
 * Files of the new shop below `content-fixtures/<slug>/`, by their paths there: frames, pages and data sets of the model in
 * its locale, with the new shop's names and amounts.
 */
export function shopContent(contentFolder: string, shop: AskedShop): Record<string, JsonObject> {
  const { slug, locale, like } = shop;
  const folder = join(contentFolder, like.tenant.slug);
  const model = like.locale.locale;
  const words = shopWords(like.locale, shop);
  const read = (file: string): JsonObject =>
    changeTexts(JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject, words);
  const files: Record<string, JsonObject> = {};

  for (const kind of ['frames', 'pages'])
    for (const file of globSync(`${kind}/${model}/**/*.json`, { cwd: folder }).toSorted())
      files[file.replace(`/${model}/`, `/${locale}/`)] = ownDocument(read(file), slug, locale);
  for (const file of globSync(`buckets/${model}/**/*.json`, { cwd: folder }).toSorted()) {
    const name = basename(file).replace(`${like.tenant.clientId}.`, `${clientIdOf(slug, like.tenant)}.`);
    files[join(file, '..', name).replace(`/${model}/`, `/${locale}/`)] = read(file);
  }
  for (const file of globSync('buckets/products/*/*.json', { cwd: folder }).toSorted())
    if (languageOfSlice(file) === sliceLanguage(model)) files[file] = read(file);
  return files;
}

/** French slices end in `_fr`, Dutch ids in `-nl`; the others have no mark. */
function languageOfSlice(file: string): string {
  const name = basename(file, '.json').replace('.sliced', '');
  if (name.endsWith('_fr')) return 'fr';
  return name.endsWith('-nl') ? 'nl' : '';
}

function sliceLanguage(locale: string): string {
  const language = locale.slice(0, 2);
  return language === 'fr' || language === 'nl' ? language : '';
}

/** The document as one of the new shop, which has no other languages to lead to. */
function ownDocument(document: JsonObject, tenant: string, locale: string): JsonObject {
  const { page, regions } = document;
  if (!isJsonObject(page) || !isJsonObject(regions)) return document;
  const { alternates: _alternates, ...meta } = page;
  const own = Object.entries(regions).map(([name, nodes]) => [
    name,
    Array.isArray(nodes) ? nodes.filter((node) => !leadsToLanguage(node)) : nodes,
  ]);
  return { ...document, page: { ...meta, tenant, locale }, regions: Object.fromEntries(own) as JsonObject };
}

function leadsToLanguage(node: unknown): boolean {
  return (
    isJsonObject(node) &&
    node.type === 'hint-bar' &&
    isJsonObject(node.props) &&
    node.props.version !== undefined
  );
}
