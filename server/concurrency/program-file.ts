import { basename, join } from 'node:path';

/**
 * File of a program or thread that runs beside this one: as source, or, where the build runs, from the build, which has each
 * under its own name (`vite.config.ts`). `source` as in `server/cli/seed.ts`.
 */
export function programFile(root: string, source: string): string {
  const isSource = import.meta.filename.endsWith('.ts');
  return join(root, isSource ? source : `dist/server/${basename(source, '.ts')}.js`);
}
