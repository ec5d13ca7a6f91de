import { LRUCache } from 'lru-cache';
import { type PageDocument, readPageDocument } from '../../renderer/contract/page-document.ts';
import { factsOf } from '../../schemas/facts/facts.ts';
import { type Facts, noFacts } from '../../schemas/facts/fill-facts.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { PageMeta } from '../../schemas/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { type AddressResult, keyOf, makeAddress } from '../content/content-address.ts';
import type { ContentAddress } from '../content/content-source.ts';
import type { DocumentAnswer, DocumentCache } from '../content/document-cache.ts';
import type { DocumentReader } from '../content/held-document.ts';

/** A page or frame document, or why there is none. */
export type DocumentResult = DocumentAnswer<PageDocument>;

/** Whose documents are read: those of a shop in one of its languages, published unless drafts are wanted. */
export interface DocumentScope {
  tenant: string;
  locale: string;
  draft?: true;
}

/** What a document says of itself, and its key, which a page that links to it follows; undefined: there can be none. */
export type DocumentMeta = { key: string; meta: PageMeta | undefined } | undefined;

/** Page and frame documents from the document cache, parsed and checked to be those that were asked for. */
export interface PageDocuments {
  /** The document at a path without locale prefix; undefined: no document can have this path. */
  page(
    scope: DocumentScope,
    path: string,
    waitForFresh: boolean,
  ): DocumentResult | Promise<DocumentResult> | undefined;
  frame(scope: DocumentScope, name: string, waitForFresh: boolean): DocumentResult | Promise<DocumentResult>;
  /** The published document at a path, on air or not; not kept when it is not held already. */
  published(scope: Omit<DocumentScope, 'draft'>, path: string): Promise<DocumentResult>;
  metaAt(scope: DocumentScope, path: string, waitForFresh: boolean): Promise<DocumentMeta>;
}

/** Addresses that are remembered once they were checked. */
const maxAddresses = 10_000;

/** `tenantOf`: the shop whose facts documents may name, by its slug. */
export function createPageDocuments(
  documents: DocumentCache,
  tenantOf: (slug: string) => TenantConfig | undefined,
): PageDocuments {
  const addresses = new LRUCache<string, AddressResult>({ max: maxAddresses });

  /** Checked once, however often it is asked for. */
  function addressOf(kind: 'page' | 'frame', scope: DocumentScope, name: string): ContentAddress | undefined {
    const key = `${kind} ${scope.tenant} ${scope.locale} ${scope.draft === true} ${name}`;
    let made = addresses.get(key);
    if (!made) {
      const parts = kind === 'page' ? { kind, ...scope, path: name } : { kind, ...scope, frame: name };
      addresses.set(key, (made = makeAddress(parts)));
    }
    return made.ok ? made.address : undefined;
  }

  function read(
    address: ContentAddress,
    component: 'page' | 'frame',
    waitForFresh: boolean,
  ): DocumentResult | Promise<DocumentResult> {
    const held = documents.peek<PageDocument>(address, component);
    return held ?? documents.get(address, { ...readerOf(address, component), waitForFresh });
  }

  function readerOf(address: ContentAddress, component: 'page' | 'frame'): DocumentReader<PageDocument> {
    const tenant = tenantOf(address.tenant);
    const facts = tenant ? factsOf(tenant, address.locale) : noFacts;
    return { component, parse: (body) => parsePage(body, address, facts) };
  }

  return {
    page(scope, path, waitForFresh) {
      const address = addressOf('page', scope, path);
      return address && read(address, 'page', waitForFresh);
    },
    frame(scope, name, waitForFresh) {
      const address = addressOf('frame', scope, name);
      return address ? read(address, 'frame', waitForFresh) : { status: 'missing' };
    },
    async published(scope, path) {
      const address = addressOf('page', scope, path);
      if (!address) return { status: 'missing' };
      return documents.get(address, { ...readerOf(address, 'page'), waitForFresh: true, isPassing: true });
    },
    async metaAt(scope, path, waitForFresh) {
      const address = addressOf('page', scope, path);
      if (!address) return undefined;
      const answer = await read(address, 'page', waitForFresh);
      return { key: keyOf(address), meta: answer.status === 'found' ? answer.value.meta : undefined };
    },
  };
}

/** The frame's own key, also while there is no frame: the page follows it when it comes. */
export function frameKeys({ meta }: PageDocument, scope: DocumentScope): string[] {
  return meta.frame === 'none' ? [] : [keyOf({ kind: 'frame', ...scope, frame: meta.frame })];
}

/** Reads a page document and checks that it is the one that was asked for. */
function parsePage(
  body: unknown,
  address: ContentAddress,
  facts: Facts,
): { ok: true; value: PageDocument; tags: string[] } | { ok: false; issues: Issue[] } {
  const result = readPageDocument(body, facts);
  if (!result.ok) return result;
  const { document } = result;
  if (isForeign(document.meta, address)) return { ok: false, issues: [foreignIssue(document.meta)] };
  // Types come from content: only names that a block could have become tags.
  const types = new Set(
    [...document.nodes.values()]
      .map((node) => node.type)
      .filter((type) => /^[a-z][a-z0-9-]{0,63}$/.test(type)),
  );
  return {
    ok: true,
    value: document,
    tags: [`page:${document.meta.id}`, ...[...types].map((type) => `block:${type}`)],
  };
}

function isForeign(meta: PageMeta, address: ContentAddress): boolean {
  return (
    meta.tenant !== address.tenant ||
    meta.locale !== address.locale ||
    (address.kind === 'page' && meta.path !== address.path)
  );
}

/** That a document is of another place than the one at which it lies. */
export function foreignIssue({ tenant, locale, path }: PageMeta): Issue {
  return {
    code: 'page-foreign',
    severity: 'error',
    pointer: '/page',
    nodeId: null,
    field: null,
    message: `The document is of ${tenant}, ${locale}, ${path}: not the one asked for.`,
    hint: 'Correct tenant, locale or path of the page.',
  };
}
