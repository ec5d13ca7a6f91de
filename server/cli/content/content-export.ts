// Writes all content of the store into a folder, as files: `npm run content:export -- ../content`.
import { parseArgs } from 'node:util';
import { exportFiles } from '../../content/store/export-files.ts';
import { runOnDatabase } from '../run-on-database.ts';

const usage = 'Usage: npm run content:export -- <folder> [--prune]';

await runOnDatabase('content-export', () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { prune: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new TypeError(usage);
  return async (database) => {
    const { written, unchanged, others } = await exportFiles(database, folder, { prunes: values.prune });
    const isGone = values.prune ? 'taken away' : 'not in the store, left there (--prune takes it away)';
    return [
      ...written.map((file) => `${file}: written`),
      ...others.map((file) => `${file}: ${isGone}`),
      `${written.length} written, ${unchanged} as they were, ${others.length} ${values.prune ? 'taken away' : 'of others'}: ${folder}`,
    ].join('\n');
  };
});
