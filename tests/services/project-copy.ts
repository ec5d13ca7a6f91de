import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { makeTestFolder } from './test-folder.ts';

const project = join(import.meta.dirname, '../..');

/** What the project's own commands look at; pictures and tests are not changed by anybody and need no copy of their own. */
const parts = [
  'server',
  'renderer',
  'blocks',
  'schemas',
  'tenants',
  'content-fixtures',
  'tests',
  'docs',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/** A copy of the project in which a test changes files as a developer does. It goes with the run of the tests. */
export interface ProjectCopy {
  root: string;
  has(file: string): boolean;
  read(file: string): string;
  /** Makes the folders that the file needs. */
  write(file: string, text: string): void;
}

/** Copies the project's sources; packages are those of the project. */
export function copyProject(name: string): ProjectCopy {
  const root = makeTestFolder(name);
  for (const part of parts) cpSync(join(project, part), join(root, part), { recursive: true });
  // One by one, so that what tools keep among the packages stays in the copy.
  mkdirSync(join(root, 'node_modules'));
  for (const entry of readdirSync(join(project, 'node_modules')))
    if (!entry.startsWith('.vite'))
      symlinkSync(join(project, 'node_modules', entry), join(root, 'node_modules', entry));
  return {
    root,
    has: (file) => existsSync(join(root, file)),
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write(file, text) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
  };
}
