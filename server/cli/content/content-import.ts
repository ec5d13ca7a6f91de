// Brings content from files into the store, all or nothing: `npm run content:import -- ../content --dry-run`.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readDeliveredFiles } from '../../content/store/delivered-files.ts';
import { importFiles } from '../../content/store/import-files.ts';
import type { DeliveryPlan } from '../../content/store/plan-delivery.ts';
import { runOnDatabase } from '../run-on-database.ts';

const usage = 'Usage: npm run content:import -- <folder> [--force] [--dry-run] [--note "why"]';

/** A line for each file with which something happens, or does not. */
function linesOf({ steps, kept, faults, same, unchanged }: DeliveryPlan): string[] {
  const changed = steps.flatMap(({ known, live, draft }) => [
    ...(live ? [`${live.file}: ${known ? 'changed' : 'new'}`] : []),
    ...(draft ? [`${draft.file}: ${known ? 'draft changed' : 'new draft'}`] : []),
  ]);
  const files = steps.flatMap(({ live, draft }) => [live, draft].filter((text) => text !== undefined));
  return [
    ...changed,
    ...kept.map((file) => `${file}: kept as it was edited in the shop (--force takes the file)`),
    ...faults.map(({ file, message }) => `${file}: ${message}`),
    `${files.length} changed, ${Math.max(unchanged.length, same.length)} as they are, ${kept.length} kept, ${faults.length} faults.`,
  ];
}

await runOnDatabase('content-import', () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      note: { type: 'string', default: 'content:import' },
    },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new TypeError(usage);
  return async (database) => {
    const delivered = await readDeliveredFiles(folder);
    if (delivered.files.size + delivered.unreadable.size === 0)
      throw new TypeError(`${folder} holds no content: it lies below the names of shops, as at/pages/de-AT.`);
    const options = { force: values.force, isDry: values['dry-run'], note: values.note.slice(0, 500) };
    const act = { author: null, at: Date.now() };
    const { outcome, plan } = await importFiles(database, delivered, options, act);
    if (outcome === 'refused') process.exitCode = 1;
    const said = {
      written: 'A running shop shows it within a second.',
      planned: 'Nothing was written: this was a dry run.',
      refused: 'Nothing was written: correct these files, or take them out.',
    };
    return [...linesOf(plan), said[outcome]].join('\n');
  };
});
