import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';

/** What of vitest's report the last line needs. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

const reportFile = '.data/test-report.json';
const args = process.argv.slice(2);
const isMatrix = args.includes('--matrix');
const rest = args.filter((argument) => argument !== '--matrix');

mkdirSync('.data', { recursive: true });
rmSync(reportFile, { force: true });
const selection = isMatrix ? ['--project', 'journeys', 'matrix'] : [];
const result = spawnSync(
  'node_modules/.bin/vitest',
  ['run', ...selection, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...rest],
  { stdio: 'inherit', env: { ...process.env, ...(isMatrix && { TEST_MATRIX: 'full' }) } },
);

const report = readReport();
// A file that could not even be loaded, or an error outside a test, has no failed test of its own.
const failed = result.status === 0 ? report.numFailedTests : Math.max(1, report.numFailedTests);
const skipped = report.numPendingTests > 0 ? `, ${report.numPendingTests} skipped` : '';
console.log(`${report.numPassedTests} passed, ${failed} failed${skipped}`);
process.exit(failed > 0 || report.numPassedTests === 0 ? 1 : 0);

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numFailedTestSuites: 1 };
  }
}
