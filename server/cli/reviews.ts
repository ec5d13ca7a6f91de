// Reads reviews that wait, and decides on them: `npm run reviews`, `npm run reviews -- publish <number>`,
// `npm run reviews -- reject <number> --reason "names a person"`, `npm run reviews -- recount <product>`.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createSqlCatalogueStore } from '../shop/catalogue/sql-catalogue-store.ts';
import { createSqlRatingStore } from '../shop/rating/sql-rating-store.ts';
import type { ModerationState } from '../../schemas/rating/review.ts';
import { noteChanges } from '../search/changes/changes-in-database.ts';
import type { Database } from '../storage/database/database.ts';
import { moderateReview, renewRating } from '../upkeep/moderate-review.ts';
import { chosenTenants } from './chosen-tenants.ts';
import { runOnDatabase } from './run-on-database.ts';
import { reviewLines } from './review-lines.ts';

const usage =
  'npm run reviews -- [list | publish <number> | reject <number> --reason <why> | recount <product>] [--tenant at] [--state pending]';
const mostListed = 50;

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      state: { type: 'string', default: 'pending' },
      reason: { type: 'string' },
    },
  });
  const [command = 'list', subject = '', ...rest] = positionals;
  const isState = ['pending', 'published', 'rejected'].includes(values.state);
  const isWhole =
    command === 'list' ? subject === '' : subject !== '' && (command !== 'reject' || Boolean(values.reason));
  if (!['list', 'publish', 'reject', 'recount'].includes(command) || rest.length > 0 || !isWhole || !isState)
    throw new Error(`Usage: ${usage}`);
  return { ...values, command, subject, state: values.state as ModerationState };
}

async function run(
  database: Database,
  wanted: ReturnType<typeof readArguments>,
  tenant: string,
): Promise<string> {
  const { command, subject, state, reason = null } = wanted;
  const ratings = createSqlRatingStore(database);
  const catalogue = createSqlCatalogueStore(database, { onWritten: noteChanges });
  const moderation = { ratings, catalogue, tenant };
  if (command === 'list') {
    const waiting = await ratings.inState(tenant, state, mostListed);
    return waiting.length === 0
      ? `No review of ${tenant} is ${state}`
      : waiting.map(reviewLines).join('\n\n');
  }
  if (command === 'recount') {
    const isNew = await renewRating(moderation, subject);
    return isNew
      ? `The rating of ${subject} is that of its reviews now`
      : `The rating of ${subject} was right`;
  }
  const decided = command === 'publish' ? 'published' : 'rejected';
  const review = await moderateReview(moderation, subject, { state: decided, reason, at: Date.now() });
  if (!review) throw new Error(`${tenant} has no review ${subject}`);
  return `The review ${subject} of product ${review.sku} is ${decided}`;
}

await runOnDatabase('reviews', ({ DEFAULT_TENANT }) => {
  const wanted = readArguments();
  const tenant = wanted.tenant ?? DEFAULT_TENANT;
  chosenTenants(process.cwd(), tenant);
  return (database) => run(database, wanted, tenant);
});
