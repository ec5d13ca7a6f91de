import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';

/** The same database, which notes every statement: of raw ones the words, of others their kind. */
export function countingStatements<Tables>(kysely: Kysely<Tables>, statements: string[]): Kysely<Tables> {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(wordsOf(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return kysely.withPlugin(plugin);
}

function wordsOf(node: RootOperationNode): string {
  if (node.kind !== 'RawNode') return node.kind;
  return node.sqlFragments.join('?').replaceAll(/\s+/g, ' ').trim();
}
