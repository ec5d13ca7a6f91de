import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { type MutationReport, mutationFigures } from './mutation-figures.ts';

/** Per cent of the mutants of a folder that tests must notice. */
const least: Readonly<Record<string, number>> = { 'schemas/money': 80 };

const config = 'stryker.config.mjs';
const files = process.argv.slice(2);
const chosen = files.length > 0 ? ['--mutate', files.join()] : [];
const { status } = spawnSync('node_modules/.bin/stryker', ['run', config, ...chosen], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const report = JSON.parse(readFileSync('.data/mutation-report.json', 'utf8')) as MutationReport;
const figures = mutationFigures(report);
for (const { survivors } of figures) for (const survivor of survivors) console.log(`Survived: ${survivor}`);
for (const { module, percent, killed, total } of figures)
  console.log(`${module}: ${percent} % of ${total} mutants killed (${killed})`);
const missed = figures.filter(({ module, percent }) => percent < (least[module] ?? 0));
for (const { module } of missed) console.log(`${module} must reach ${least[module]} %.`);
process.exit(missed.length > 0 ? 1 : 0);
