import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import { DatabaseUnavailable } from '../../server/storage/database/database-unavailable.ts';

/** Every statement, and those that write. */
export const everyStatement = /./;
export const writingStatement = /^(insert|update|delete)\b|^(Insert|Update|Delete)/;

/** The same database, whose statements fail as if it was away, as long as their words are such; undefined: none does. */
export function failingStatements<Tables>(
  kysely: Kysely<Tables>,
  failing: () => RegExp | undefined,
): Kysely<Tables> {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (failing()?.test(wordsOf(node)) === true) throw new DatabaseUnavailable('lost', 'away');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return kysely.withPlugin(plugin);
}

function wordsOf(node: RootOperationNode): string {
  return node.kind === 'RawNode' ? node.sqlFragments.join(' ').trim() : node.kind;
}
