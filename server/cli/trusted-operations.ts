import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequest, formatDocument, stringifyDocument } from '@urql/core';
import type { GatewayOperation } from '../../schemas/gateway/gateway-operation.ts';

type AnyOperation = GatewayOperation<unknown, never>;

/** An operation of a block, with what is carried out in its name. */
export interface FoundOperation {
  file: string;
  /** Hash that the file says. */
  claimed: string;
  /** SHA-256 of `text`. */
  hash: string;
  /** As browsers send it in development: names of types added, words for the cache taken out. */
  text: string;
}

/** All operations of the blocks’ files `<name>-operation.ts`, below the folder of the project. */
export async function findOperations(root: string): Promise<FoundOperation[]> {
  const files = globSync('blocks/**/*-operation.ts', { cwd: root }).toSorted();
  const found = files.map(async (file) => {
    const module = (await import(pathToFileURL(resolve(root, file)).href)) as Record<string, unknown>;
    return Object.values(module)
      .filter(isOperation)
      .map(({ hash, text }) => ({ file, claimed: hash, ...carriedOut(text) }));
  });
  return (await Promise.all(found)).flat();
}

/** Texts by their hashes. */
export type OperationTexts = Readonly<Record<string, string>>;

/** What a build carries out. Throws where a file says another hash. */
export function trustedTexts(operations: readonly FoundOperation[]): OperationTexts {
  const wrong = operations.filter(({ claimed, hash }) => claimed !== hash);
  if (wrong.length > 0)
    throw new Error(
      `Hashes are not in step: ${wrong.map(({ file }) => file).join(', ')}. Run npm run generate.`,
    );
  return Object.fromEntries(operations.map(({ hash, text }) => [hash, text]));
}

/** The newest builds, at most so many, the current one first: open pages of the others go on asking as they did. */
export function newestBuilds(
  current: OperationTexts,
  earlier: readonly OperationTexts[],
  most: number,
): OperationTexts[] {
  const nameOf = (texts: OperationTexts): string => Object.keys(texts).toSorted().join();
  return [current, ...earlier.filter((texts) => nameOf(texts) !== nameOf(current))].slice(0, most);
}

function isOperation(value: unknown): value is AnyOperation {
  const { hash, text } = (value ?? {}) as Partial<AnyOperation>;
  return typeof hash === 'string' && typeof text === 'string';
}

/** What is carried out for an operation as a block writes it, and its hash. */
export function carriedOut(written: string): Pick<FoundOperation, 'hash' | 'text'> {
  const document = formatDocument(createRequest(written, {}).query);
  const text = stringifyDocument(document as Parameters<typeof stringifyDocument>[0]);
  return { hash: createHash('sha256').update(text).digest('hex'), text };
}
