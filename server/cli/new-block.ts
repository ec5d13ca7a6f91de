import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { readTenants } from '../../tenants/read-tenants.ts';
import { askedBlock, newBlockUsage } from './new-block/asked-block.ts';
import { blockFiles, scaffoldLanguages } from './new-block/block-files.ts';

const groups = readdirSync('blocks').filter((folder) => folder !== 'kit');
const known = Object.fromEntries(groups.map((group) => [group, readdirSync(join('blocks', group))]));
const asked = askedBlock(process.argv.slice(2), known);
if (!asked.ok) {
  console.error(`${asked.reason}\n\n${newBlockUsage}`);
  process.exit(1);
}

const { group, type, extras } = asked;
const locales = readTenants('tenants').flatMap(({ config }) => config.locales.map(({ locale }) => locale));
const languages = [...new Set(locales.map((locale) => locale.slice(0, 2)))].toSorted();
const folder = join('blocks', group, type);
const files = blockFiles({ type, ...extras, languages });
for (const [file, content] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const foreign = languages.filter((language) => !scaffoldLanguages.includes(language));
console.log(`${folder} is there: ${Object.keys(files).join(', ')}.
docs/blocks.md says what each of them holds. Nothing else is to be edited; a page shows the block by
{ "id": "…", "type": "${type}", "v": 1, "props": { … } }. Take "unplaced" out of its examples.json then.
${foreign.map((language) => `To be translated, it holds German: messages/${language}.json\n`).join('')}
npm run dev        shows it at http://at.localhost:3000/dev/blocks/${type}
npm run generate   publishes its shape for editors
npm run test:unit -- ${type} tests/blocks/examples tests/content/block-use   tests it`);
