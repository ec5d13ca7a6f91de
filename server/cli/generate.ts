import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';

const folder = 'schemas/published';
const isCheck = process.argv.includes('--check');
const { module } = await runnerImport<typeof import('../../renderer/published-schemas.ts')>(
  resolve('renderer/published-schemas.ts'),
  { configFile: false, logLevel: 'error' },
);

const wanted = new Map(
  module.publishedSchemas().map(({ name, content }) => [name, `${JSON.stringify(content, null, 2)}\n`]),
);
const present = globSync('**/*.json', { cwd: folder });
const changed = [...wanted].filter(
  ([name, text]) => !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== text,
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
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  for (const name of surplus) rmSync(join(folder, name));
  console.log(`${wanted.size} files in ${folder}, ${changed.length} written, ${surplus.length} removed`);
}
