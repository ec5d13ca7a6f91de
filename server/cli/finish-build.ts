import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findOperations, newestBuilds, type OperationTexts, trustedTexts } from './trusted-operations.ts';

/** How many builds' files stay, so that an open page of an older build still finds its code, and is still answered. */
const keptBuilds = 3;

const assets = 'dist/client/assets';
const history = 'dist/client/builds.json';
const operationHistory = 'dist/operations.json';

/** Files of the pages and of the editors' application. */
const current = [
  ...new Set(
    ['manifest', 'studio'].flatMap((name) =>
      Object.values(
        JSON.parse(readFileSync(`dist/client/.vite/${name}.json`, 'utf8')) as Record<
          string,
          { file: string }
        >,
      ).map(({ file }) => file),
    ),
  ),
].toSorted();
const earlier: string[][] = existsSync(history)
  ? (JSON.parse(readFileSync(history, 'utf8')) as string[][])
  : [];
const builds = [current, ...earlier.filter((files) => files.join() !== current.join())].slice(0, keptBuilds);
writeFileSync(history, JSON.stringify(builds));

const kept = new Set(builds.flat().map((file) => file.replace(/^assets\//, '')));
for (const file of readdirSync(assets)) {
  const original = file.replace(/\.(br|gz)$/, '');
  if (!kept.has(original)) rmSync(join(assets, file));
  else if (file === original && /\.(js|css|svg)$/.test(file)) compress(join(assets, file));
}

const operations = newestBuilds(
  trustedTexts(await findOperations('.')),
  existsSync(operationHistory)
    ? (JSON.parse(readFileSync(operationHistory, 'utf8')) as OperationTexts[])
    : [],
  keptBuilds,
);
writeFileSync(operationHistory, JSON.stringify(operations));
writeFileSync('dist/server/trusted-operations.json', JSON.stringify(Object.assign({}, ...operations)));

/** Compresses once, as well as can be, what is sent many times. */
function compress(file: string): void {
  if (existsSync(`${file}.br`)) return;
  const bytes = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
