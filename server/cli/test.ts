import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';

/** What of vitest's report the last line needs. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults?: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

const args = process.argv.slice(2);
const isMatrix = args.includes('--matrix');
const rest = args.filter((argument) => argument !== '--matrix');

// The browser comes last and alone: beside other tests it would be slower than its own time-outs.
const runs = isMatrix ? [['journeys']] : [['unit', 'server'], ['journeys']];
const reports = runs.map((projects, index) => runProjects(projects, `.data/test-report-${index}.json`));
const sum = (field: Exclude<keyof Report, 'testResults'>): number =>
  reports.reduce((total, report) => total + report[field], 0);
const skipped = sum('numPendingTests') > 0 ? `, ${sum('numPendingTests')} skipped` : '';
const shaky = reports.flatMap(needingSecondTry);
for (const name of shaky) console.log(`Passed only at the second try, and wants mending: ${name}`);
const again = shaky.length > 0 ? `, ${shaky.length} at the second try` : '';
console.log(`${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed${again}${skipped}`);
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

/** Names of tests that passed after they had failed, each with what it failed of. */
function needingSecondTry({ testResults = [] }: Report): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [first = ''] }) => `${fullName}\n${first.split('\n', 2).join('\n')}`);
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 };
  }
}
