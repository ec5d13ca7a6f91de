import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stylesOf } from '../blocks/kit/style/define-styles.ts';
import { registry } from '../renderer/block-modules.ts';

// Rules about files that no compiler checks. Each tells what to do in the list that it expects to be empty.

const root = join(import.meta.dirname, '..');
const folders = ['server', 'renderer', 'blocks', 'schemas', 'tenants', 'content-fixtures'] as const;
const files = globSync(`{${folders.join()},tests}/**/*.{ts,tsx,mjs}`, { cwd: root }).toSorted();
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

interface Import {
  from: string;
  /** Path from the root, or the name of a package. */
  to: string;
  written: string;
}

const imports: Import[] = [...texts].flatMap(([from, text]) =>
  importsOf(text).map((written) => ({ from, to: targetOf(from, written), written })),
);

/** Everything that a file imports or exports on, types too. */
function importsOf(text: string): string[] {
  // Templates of files are no code of the file that holds them.
  const code = text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*?$|`(?:[^`\\]|\\.)*`/gms, '');
  const found = code.matchAll(
    /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g,
  );
  return [...found].map(([, fixed, dynamic]) => fixed ?? dynamic ?? '');
}

function targetOf(from: string, written: string): string {
  if (written.startsWith('.')) return normalize(join(dirname(from), written.replace(/\?.*$/, '')));
  return written.startsWith('node:')
    ? written
    : written
        .split('/')
        .slice(0, written.startsWith('@') ? 2 : 1)
        .join('/');
}

/** Tests, and what only tests use. */
function isForTests(file: string): boolean {
  return file.startsWith('tests/') || /(^|\/)test-|\.test\.tsx?$|\/testing\//.test(file);
}

const own = imports.filter(({ from, written }) => written.startsWith('.') && !isForTests(from));
const top = (file: string): string => file.split('/')[0] ?? '';
const show = ({ from, written }: Import): string => `${from} imports ${written}`;

describe('imports', () => {
  test('are found: the rules below look at something', () => {
    expect(own.length).toBeGreaterThan(300);
    const text = `import type { A } from './a.ts';\nimport './b.ts';\nexport { c } from './c.ts';\nconst d = await import('./d.ts');\n// import './e.ts'`;
    expect(importsOf(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts']);
  });

  test('lead to files, which are written with their extension', () => {
    const lost = imports.filter(
      ({ to, written }) =>
        written.startsWith('.') && (!existsSync(join(root, to)) || !/\.(tsx?|mjs|json|css)$/.test(to)),
    );
    expect(lost.map(show)).toEqual([]);
  });

  test('run one way: server → renderer → blocks → schemas, server → tenants → schemas', () => {
    const mayImport: Record<(typeof folders)[number], readonly string[]> = {
      server: ['server', 'renderer', 'tenants', 'content-fixtures', 'schemas'],
      renderer: ['renderer', 'blocks', 'schemas'],
      blocks: ['blocks', 'schemas'],
      tenants: ['tenants', 'schemas'],
      'content-fixtures': ['content-fixtures', 'schemas'],
      schemas: ['schemas'],
    };
    const against = own.filter(
      ({ from, to }) => !mayImport[top(from) as keyof typeof mayImport].includes(top(to)),
    );
    expect(against.map(show)).toEqual([]);
  });

  test('of a block lead to schemas, the kit and its own folder', () => {
    const against = own.filter(({ from, to }) => {
      const folder = /^blocks\/[^/]+\/[^/]+\//.exec(from)?.[0];
      if (from.startsWith('blocks/kit/')) return !to.startsWith('blocks/kit/') && top(to) !== 'schemas';
      return (
        top(from) === 'blocks' &&
        !(to.startsWith(folder ?? from) || to.startsWith('blocks/kit/') || top(to) === 'schemas')
      );
    });
    expect(against.map(show)).toEqual([]);
  });

  test('of the renderer lead to the kit of the blocks, never to a block: those are found by their folders', () => {
    const against = own.filter(
      ({ from, to }) => top(from) === 'renderer' && top(to) === 'blocks' && !to.startsWith('blocks/kit/'),
    );
    expect(against.map(show)).toEqual([]);
  });

  test('of the server lead to the renderer’s public files alone', () => {
    // The one function, what goes in and what comes out, and the blocks of this build.
    const publicFiles = [
      'page.ts',
      'block-modules.ts',
      'block-examples.ts',
      'data-check.ts',
      'merged-messages.ts',
      'published-schemas.ts',
      'contract/edited-page.ts',
      'contract/field-issues.ts',
      'contract/loader.ts',
      'contract/page-document.ts',
      'contract/page-envelope.ts',
      'contract/page-request.ts',
      'contract/page-subject.ts',
      'contract/registry.ts',
      'contract/rendered-page.ts',
      'contract/renderer-options.ts',
      'contract/shoppers-see.ts',
      'contract/shown-span.ts',
    ];
    // The folder tells what is public: its root and the contract.
    const shown = files.filter((file) => /^renderer\/(contract\/)?[^/]+$/.test(file) && !isForTests(file));
    expect(shown.map((file) => file.slice('renderer/'.length)).toSorted()).toEqual(publicFiles.toSorted());
    const against = own.filter(({ from, to }) => {
      if (top(from) !== 'server' || top(to) !== 'renderer') return false;
      return !publicFiles.some((file) => to === `renderer/${file}`);
    });
    expect(against.map(show)).toEqual([]);
  });

  test('of the demonstration’s code stand where the shop is put together or filled, and in commands alone', () => {
    // What the shop shows until it has its own is no part of it: everything else knows a port.
    const against = own.filter(
      ({ from, to }) =>
        top(from) === 'server' &&
        top(to) === 'content-fixtures' &&
        !/^server\/(compose|upkeep|cli)\//.test(from),
    );
    expect(against.map(show)).toEqual([]);
  });

  test('of a domain of the shop lead to no other domain, nor to search or staff: what they need is handed to them', () => {
    const domainOf = (file: string): string | undefined =>
      /^server\/(?:shop\/([^/]+)|(search|staff))\//.exec(file)?.slice(1).join('');
    expect(own.filter(({ from }) => domainOf(from) !== undefined).length).toBeGreaterThan(100);
    const against = own.filter(({ from, to }) => {
      const [domain, other] = [domainOf(from), domainOf(to)];
      return domain !== undefined && other !== undefined && other !== domain;
    });
    expect(against.map(show)).toEqual([]);
  });

  test('of storage, session, search, collections and the description of calls stay among themselves', () => {
    // They serve whoever asks, and know nobody; sessions lie in storage, and answer calls as every route does.
    const grounds: Record<string, readonly string[]> = {
      'server/storage/': [],
      'server/openapi/': [],
      'server/search/': ['server/storage/'],
      'server/credentials/': ['server/http/'],
      'server/repetition/': ['server/storage/', 'server/session/', 'server/http/'],
      'server/collection/': [
        'server/repetition/',
        'server/storage/',
        'server/session/',
        'server/http/',
        'server/pages/',
      ],
      'server/session/': ['server/storage/', 'server/http/', 'server/openapi/'],
    };
    const against = own.filter(({ from, to }) => {
      const ground = Object.keys(grounds).find((folder) => from.startsWith(folder));
      if (ground === undefined || top(to) !== 'server') return false;
      return ![ground, ...(grounds[ground] ?? [])].some((folder) => to.startsWith(folder));
    });
    expect(against.map(show)).toEqual([]);
  });

  test('never run in a circle, types included', () => {
    expect(circles(own)).toEqual([]);
    expect(
      circles([
        ...own,
        { from: 'schemas/json.ts', to: 'schemas/page.ts', written: '' },
        { from: 'schemas/page.ts', to: 'schemas/json.ts', written: '' },
      ]),
    ).toHaveLength(1);
  });

  test('never lead both ways between two folders, a folder and one in it included', () => {
    expect(twoWays(own)).toEqual([]);
    expect(
      twoWays([
        { from: 'schemas/json.ts', to: 'schemas/money/cents.ts', written: '' },
        { from: 'schemas/money/price.ts', to: 'schemas/page.ts', written: '' },
      ]),
    ).toEqual(['schemas ↔ schemas/money']);
  });

  test('name packages that package.json lists, for development only where nothing runs in the shop', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    // The editors' application is bundled: what it needs comes with the build.
    const isTool = (file: string): boolean =>
      isForTests(file) || /^(server\/cli|renderer\/studio)\//.test(file);
    const against = imports.filter(({ from, to, written }) => {
      if (written.startsWith('.') || written.startsWith('node:')) return false;
      return !(to in dependencies) && !(isTool(from) && to in devDependencies);
    });
    expect(against.map(show)).toEqual([]);
  });

  test('of test files stay among test files', () => {
    expect(own.filter(({ to }) => isForTests(to)).map(show)).toEqual([]);
  });
});

/** Pairs of folders of which each imports the other: one of them holds what belongs into the other, or into a third. */
function twoWays(edges: readonly Import[]): string[] {
  const ways = new Set(edges.map(({ from, to }) => `${dirname(from)} ↔ ${dirname(to)}`));
  return [...ways].filter((way) => {
    const [from = '', to = ''] = way.split(' ↔ ');
    return from < to && ways.has(`${to} ↔ ${from}`);
  });
}

/** Groups of files that import one another, each once (Tarjan's algorithm). */
function circles(edges: readonly Import[]): string[][] {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  function visit(file: string): void {
    order.set(file, order.size);
    low.set(file, order.size - 1);
    stack.push(file);
    for (const { to } of targets.get(file) ?? []) {
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) low.set(file, Math.min(low.get(file) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group.toSorted());
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return found;
}

describe('files', () => {
  const names = [
    ...files,
    ...globSync('{server,renderer,blocks,schemas,tenants,tests}/**/*.json', { cwd: root }),
  ];

  test('are named in kebab case', () => {
    // Texts are named by their locale.
    const against = names.filter(
      (file) =>
        !/^[a-z0-9]+(-[a-z0-9]+)*(\.(test|contract|draft|d))?\.(tsx?|mjs|json)$/.test(basename(file)) &&
        !/messages\/[a-z]{2}(-[A-Z]{2})?\.json$/.test(file),
    );
    expect(against).toEqual([]);
  });

  test('are named for what they hold', () => {
    const against = names.filter((file) =>
      /(^|-)(utils?|helpers?|commons?|misc|shared)\.(tsx?|mjs)$|^(index|types)\./.test(basename(file)),
    );
    expect(against).toEqual([]);
  });

  test('hold less than 350 lines', () => {
    const long = [...texts]
      .filter(([file, text]) => !isForTests(file) && text.split('\n').length > 350)
      .map(([file]) => file);
    // Lists of declarations are data.
    expect(long.filter((file) => !file.endsWith('/styles.ts'))).toEqual([]);
  });

  test('lie in folders that one can read at a glance: at most 40 beside one another, tests counted apart', () => {
    const count = Object.groupBy(
      files,
      (file) => `${dirname(file)}${/\.test\.tsx?$/.test(file) ? ' (tests)' : ''}`,
    );
    const full = Object.entries(count).filter(([, held = []]) => held.length > 40);
    expect(full.map(([folder, held = []]) => `${folder}: ${held.length} files`)).toEqual([]);
  });

  test('export by name, and nothing of others', () => {
    const against = [...texts].filter(
      ([file, text]) => !file.endsWith('.mjs') && /^export (default|\*|\{[^}]*\} from)/m.test(text),
    );
    expect(against.map(([file]) => file)).toEqual([]);
  });

  test('read the environment in one place', () => {
    const against = [...texts].filter(([file, text]) => {
      if (isForTests(file) || file === 'server/config.ts') return false;
      // Starters hand the environment on to the process that they start.
      return /process\.env/.test(
        file.startsWith('server/cli/') ? text.replaceAll(/\.\.\.process\.env|process\.env\.PATH/g, '') : text,
      );
    });
    expect(against.map(([file]) => file)).toEqual([]);
  });
});

describe('a block', () => {
  const blocks = globSync('blocks/*/*/block.ts', { cwd: root }).map((file) => ({
    folder: dirname(file),
    type: basename(dirname(file)),
  }));

  test('is registered by its folder', () => {
    expect([...registry.keys()].toSorted()).toEqual(blocks.map(({ type }) => type).toSorted());
  });

  test.each(blocks)('$type has shape, view and examples', ({ folder }) => {
    const missing = ['schema.ts', 'view.tsx', 'examples.json'].filter(
      (file) => !existsSync(join(root, folder, file)),
    );
    expect(missing).toEqual([]);
  });

  test.each(blocks)('$type puts its own name before its classes and texts', ({ folder, type }) => {
    const units = (registry.get(type)?.styles ?? []).map((classes) => stylesOf(classes).unit);
    expect(units.filter((unit) => registry.has(unit) && unit !== type)).toEqual([]);
    expect(units.includes(type)).toBe(existsSync(join(root, folder, 'styles.ts')));
    const keys = globSync('messages/*.json', { cwd: join(root, folder) }).flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as object),
    );
    expect(keys.filter((key) => !key.startsWith(`${type}.`))).toEqual([]);
  });
});
