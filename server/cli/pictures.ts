// Draws all pictures in the widths that pages ask for most, so that no visitor has to wait for one.
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readTenants } from '../../tenants/read-tenants.ts';
import { readSettings } from '../config.ts';
import { createDrawnPictures } from '../pictures/drawn-pictures.ts';
import { createIllustrations } from '../../content-fixtures/illustration/illustrations.ts';
import { readPictureRecipes } from '../upkeep/read-picture-recipes.ts';
import type { PictureFormat } from '../pictures/picture-source.ts';

const root = resolve(import.meta.dirname, '../..');
const settings = readSettings();
const { values } = parseArgs({
  options: {
    'cache-dir': { type: 'string', default: settings.PICTURE_DIR ?? join(settings.DATA_DIR, 'pictures') },
    recipes: { type: 'string', default: join(root, 'content-fixtures/pictures') },
    format: { type: 'string', default: 'avif' },
    only: { type: 'string' },
  },
});

const cacheDir = resolve(values['cache-dir']);
const formats = values.format.split(',') as PictureFormat[];
const known: readonly string[] = ['avif', 'webp', 'jpeg'];
if (!formats.every((format) => known.includes(format))) {
  console.error(`--format takes ${known.join(', ')}, separated by commas`);
  process.exit(1);
}

const recipes = readPictureRecipes(root, resolve(values.recipes));
const wanted = recipes.filter(({ id }) => values.only === undefined || id.includes(values.only));
const pictures = createDrawnPictures({
  library: createIllustrations(recipes),
  cacheDir,
  log: { warn: (facts, text) => console.warn(text, facts) },
});
const qualities = [...new Set(readTenants(join(root, 'tenants')).map(({ config }) => config.image.quality))];
const widthsOf = (format: string): number[] => (format === 'scene' ? [960, 1600] : [480, 960]);
const jobs = wanted.flatMap(({ id, format: outline }) =>
  widthsOf(outline).flatMap((width) =>
    formats.flatMap((format) => qualities.map((quality) => ({ id, width, format, quality }))),
  ),
);

const total = jobs.length;
const startedAt = performance.now();
let done = 0;
let failed = 0;

function showProgress(id: string): void {
  if (!process.stdout.isTTY) return;
  const share = done / total;
  const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
  process.stdout.write(
    `\r${bar} ${String(Math.round(share * 100)).padStart(3)} % ${id.padEnd(44).slice(0, 44)}`,
  );
}

/** Takes jobs until none is left; two workers keep the drawing queue full. */
async function work(): Promise<void> {
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
    try {
      await pictures.render(job.id, job.width, job.format, job.quality);
    } catch (error) {
      failed += 1;
      console.error(
        `\n${job.id}, ${job.width} pixels, ${job.format}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    done += 1;
    showProgress(job.id);
  }
}

/** Folders of pictures that look different by now. */
function removeOutdated(): number {
  const current = new Set(recipes.map(({ id }) => pictures.find(id)?.revision));
  const outdated = readdirSync(cacheDir).filter((name) => /^[0-9a-f]{10}$/.test(name) && !current.has(name));
  for (const name of outdated) rmSync(join(cacheDir, name), { recursive: true });
  return outdated.length;
}

await Promise.all([work(), work()]);
if (process.stdout.isTTY) process.stdout.write('\n');
const removed = removeOutdated();
console.log(
  `${total - failed} pictures of ${wanted.length} recipes in ${((performance.now() - startedAt) / 1000).toFixed(1)} s, kept in ${cacheDir}` +
    (removed > 0 ? `; ${removed} outdated ones removed` : ''),
);
if (failed > 0) process.exitCode = 1;
