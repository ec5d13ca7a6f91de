import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';
import {
  operationFiles,
  publishedGateway,
  publishedInform,
  publishedOperationsFile,
} from './publish-gateway.ts';

const folder = 'schemas/published';
const isCheck = process.argv.includes('--check');
const { module } = await runnerImport<typeof import('../../renderer/published-schemas.ts')>(
  resolve('renderer/published-schemas.ts'),
  { configFile: false, logLevel: 'error' },
);

const wanted = new Map([
  ...module
    .publishedSchemas()
    .map(({ name, content }) => [join(folder, name), `${JSON.stringify(content, null, 2)}\n`] as const),
  [join(folder, 'gateway.graphql'), publishedGateway()],
  [join(folder, 'inform.graphql'), publishedInform()],
  [join(folder, 'gateway-operations.json'), publishedOperationsFile('.')],
  ...operationFiles('.').map(({ file, text }) => [file, text] as const),
]);
const present = globSync(`${folder}/**/*.json`);
const changed = [...wanted].filter(
  ([name, text]) => !existsSync(name) || readFileSync(name, 'utf8') !== text,
);
const surplus = present.filter((name) => !wanted.has(name));

if (isCheck) {
  if (changed.length + surplus.length > 0) {
    console.error(
      `Not in step with the blocks: ${[...changed.map(([name]) => name), ...surplus].join(', ')}. Run npm run generate.`,
    );
    process.exit(1);
  }
} else {
  for (const [name, text] of changed) {
    mkdirSync(dirname(name), { recursive: true });
    writeFileSync(name, text);
  }
  for (const name of surplus) rmSync(name);
  console.log(`${wanted.size} files, ${changed.length} written, ${surplus.length} removed`);
}
