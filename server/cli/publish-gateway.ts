import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGatewaySchema, type SchemaPorts, schemaTextOf } from '../gateway/gateway-schema.ts';
import { publishedOperations } from '../../schemas/gateway/published-operation.ts';
import { createInformSchema, type InformParts } from '../shop/catalogue/inform/inform-schema.ts';
import { withPublished, writtenOperations } from './published-operations.ts';
import { carriedOut } from './trusted-operations.ts';

/** A file of the project, and what it should hold. */
export interface WantedFile {
  file: string;
  text: string;
}

/** The schema of the gateway as it is published. */
export function publishedGateway(): string {
  // Nothing is resolved: the ports are not asked.
  return schemaTextOf(createGatewaySchema({} as SchemaPorts));
}

/** The schema of products and recommendations as it is published. */
export function publishedInform(): string {
  return schemaTextOf(createInformSchema({} as InformParts));
}

/** The list of operations that are published: those that are written, and all that were published before. */
export function publishedOperationsFile(root: string): string {
  const file = join(root, 'schemas/published/gateway-operations.json');
  const before = existsSync(file)
    ? publishedOperations.parse(JSON.parse(readFileSync(file, 'utf8'))).operations
    : [];
  const operations = withPublished(writtenOperations(root), before);
  return `${JSON.stringify(publishedOperations.parse({ version: 1, operations }), null, 2)}\n`;
}

/** Files of operations with the hashes that their texts have. */
export function operationFiles(root: string): WantedFile[] {
  return globSync('blocks/**/*-operation.ts', { cwd: root })
    .toSorted()
    .map((file) => ({ file, text: withHashes(readFileSync(join(root, file), 'utf8')) }));
}

/** Source of operations with the hash of each in the place of the one before its text. */
export function withHashes(source: string): string {
  return source.replaceAll(
    /'(?:[0-9a-f]{64})?'(,\s*)`([^`]*)`/g,
    (_all, between: string, text: string) => `'${carriedOut(text).hash}'${between}\`${text}\``,
  );
}
