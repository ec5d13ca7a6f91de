import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';

/** What of vitest's report the last line needs. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

const args = process.argv.slice(2);
const isMatrix = args.includes('--matrix');
const rest = args.filter((argument) => argument !== '--matrix');

// The browser comes last and alone: beside other tests it would be slower than its own time-outs.
const runs = isMatrix ? [['journeys']] : [['unit', 'server'], ['journeys']];
const reports = runs.map((projects, index) => runProjects(projects, `.data/test-report-${index}.json`));
const sum = (field: keyof Report): number => reports.reduce((total, report) => total + report[field], 0);
const skipped = sum('numPendingTests') > 0 ? `, ${sum('numPendingTests')} skipped` : '';
console.log(`${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed${skipped}`);
process.exit(sum('numFailedTests') > 0 || sum('numPassedTests') === 0 ? 1 : 0);

function runProjects(projects: readonly string[], reportFile: string): Report {
  mkdirSync('.data', { recursive: true });
  rmSync(reportFile, { force: true });
  const selection = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', ...selection, ...reporters, '--passWithNoTests', ...rest],
    { stdio: 'inherit' },
  );
  const report = readReport(reportFile);
  // A file that could not even be loaded, or an error outside a test, has no failed test of its own.
  return status === 0 ? report : { ...report, numFailedTests: Math.max(1, report.numFailedTests) };
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 };
  }
}
