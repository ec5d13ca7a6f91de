import { spawnSync } from 'node:child_process';

/**
 * Whether something that the running shop is made of has changed: since the last commit, or since another (`main`), be it
 * committed or not. Journeys look at the shop through a browser and import nothing of it, so nobody can follow their imports.
 * Throws where git cannot tell.
 */
export function hasChangedSources(since: string | true): boolean {
  const files = [
    ...gitLines('diff', '--name-only', since === true ? 'HEAD' : since),
    ...gitLines('ls-files', '--others', '--exclude-standard'),
  ];
  return files.some(isSourceOfShop);
}

/** Whether the built shop, what it serves, or how it is built can differ by a file. */
export function isSourceOfShop(file: string): boolean {
  return (
    /^((server|renderer|blocks|schemas|tenants|content-fixtures)\/|(package(-lock)?\.json|vite\.config\.ts)$)/.test(
      file,
    ) && !/\.test\.tsx?$|\/testing\/|\.md$/.test(file)
  );
}

function gitLines(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}
