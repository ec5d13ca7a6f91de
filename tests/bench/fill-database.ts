import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Puts the demonstration into the embedded database of a data folder where there is none, so that no shop does meanwhile. */
export function fillDatabase(dataDir: string): void {
  const { status } = spawnSync(process.execPath, ['server/cli/seed.ts', '--first'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The database in ${dataDir} could not be filled`);
}
