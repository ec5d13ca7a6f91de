import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, type OperationDefinitionNode, parse, print, separateOperations } from 'graphql';
import type { PublishedOperation } from '../../schemas/gateway/published-operation.ts';
import { carriedOut } from './trusted-operations.ts';

/** What apps and partners may have carried out: all operations of the files below the folder of the project. */
export function writtenOperations(root: string): PublishedOperation[] {
  return globSync('schemas/gateway/operations/*.graphql', { cwd: root })
    .toSorted()
    .flatMap((file) => operationsOf(readFileSync(join(root, file), 'utf8')));
}

/** The operations of a file, each with the fragments that it uses; the comment before it says what it is for. */
export function operationsOf(source: string): PublishedOperation[] {
  const document = parse(source);
  const texts = separateOperations(document);
  const written = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return written.map((operation) => {
    const name = operation.name?.value ?? '';
    const { hash, text } = carriedOut(print(texts[name] ?? document));
    return { name, kind: kindOf(operation), about: aboutOf(operation), hash, text };
  });
}

/**
 * Everything that was ever published: what is out stays, as apps that know its hash do. Throws for a published operation that
 * was written anew under its old name.
 */
export function withPublished(
  written: readonly PublishedOperation[],
  published: readonly PublishedOperation[],
): PublishedOperation[] {
  const known = new Map(published.map((each) => [each.name, each]));
  const changed = written.filter(({ name, hash }) => (known.get(name)?.hash ?? hash) !== hash);
  if (changed.length > 0)
    throw new Error(
      `${changed.map(({ name }) => name).join(', ')}: what is published stays as it is. Write another version beside it.`,
    );
  for (const each of written) known.set(each.name, each);
  return [...known.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function kindOf(node: OperationDefinitionNode): PublishedOperation['kind'] {
  const operation: string = node.operation;
  if (operation !== 'query' && operation !== 'mutation') throw new Error('There are no subscriptions');
  return operation;
}

function aboutOf({ loc }: OperationDefinitionNode): string {
  const before = loc?.startToken.prev;
  const kind: string | undefined = before?.kind;
  return kind === 'Comment' ? (before?.value.trim() ?? '') : '';
}
