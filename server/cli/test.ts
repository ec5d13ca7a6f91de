// Runs the tests: `npm test`, `npm run test:unit -- server/http`, `npm test -- --changed`. Arguments are Vitest's.
import process from 'node:process';
import { type TestCase, type TestModule, parseCLI, startVitest } from 'vitest/node';
import { whenLauncherEnds } from '../process/when-launcher-ends.ts';
import { hasChangedSources } from './changed-sources.ts';
import { type FileTime, tableOfTimes } from './table-of-times.ts';

interface Run {
  modules: TestModule[];
  /** Whether it came to its end without an error, also outside a test. */
  isGood: boolean;
}

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const chosen = [options.project ?? []].flat();
// The browser comes last and alone: beside other tests it would be slower than its own time-outs.
// Tests that replace modules are units, or use a server: they run with either.
const runs = [['unit', 'server', 'replacing'], ['journeys']]
  .map((projects) => projects.filter(isChosen))
  .filter((projects) => projects.length > 0);

whenLauncherEnds(() => process.kill(process.pid, 'SIGTERM'));
const startedAt = performance.now();
const results: Run[] = [];
for (const [index, projects] of runs.entries())
  results.push(await run(projects, `.data/test-report-${index}.json`));
printResults(results);

function isChosen(project: string): boolean {
  if (chosen.length === 0 || chosen.includes(project)) return true;
  return project === 'replacing' && (chosen.includes('unit') || chosen.includes('server'));
}

async function run(project: string[], outputFile: string): Promise<Run> {
  process.exitCode = undefined;
  // What journeys look at is no import of theirs.
  const isForAll = project.includes('journeys') && options.changed && hasChangedSources(options.changed);
  const vitest = await startVitest('test', filter, {
    ...options,
    ...(isForAll && { changed: false }),
    run: true,
    project,
    passWithNoTests: true,
    reporters: ['default', ['json', { outputFile }]],
  });
  return { modules: vitest.state.getTestModules(), isGood: !process.exitCode };
}

function printResults(all: readonly Run[]): void {
  const modules = all.flatMap((each) => each.modules);
  console.log(`\n${tableOfTimes(modules.map(timeOf), (performance.now() - startedAt) / 1000)}\n`);
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
  const shaky = tests.filter((test) => test.diagnostic()?.flaky);
  for (const test of shaky)
    console.log(`Passed only at the second try, and wants mending: ${failureOf(test)}`);
  const passed = count('passed');
  // A file that could not even be loaded, or an error outside a test, has no failed test of its own.
  const failed = count('failed') || (all.every(({ isGood }) => isGood) ? 0 : 1);
  const again = shaky.length > 0 ? `, ${shaky.length} at the second try` : '';
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  console.log(`${passed} passed, ${failed} failed${again}${skipped}`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

/** What a test that passed had failed of before, in its first lines. */
function failureOf(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const received = error?.actual === undefined ? [] : [`received: ${error.actual.slice(0, 500)}`];
  return [test.fullName, ...(error?.stack ?? error?.message ?? '').split('\n', 2), ...received].join('\n');
}

function timeOf(module: TestModule): FileTime {
  const { collectDuration, duration, prepareDuration, setupDuration } = module.diagnostic();
  const loading = collectDuration + prepareDuration + setupDuration;
  return {
    project: module.project.name,
    file: module.relativeModuleId,
    seconds: (loading + duration) / 1000,
    loadingSeconds: loading / 1000,
  };
}
