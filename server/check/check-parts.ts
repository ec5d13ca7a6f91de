import type { Registry } from '../../renderer/contract/registry.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { DocumentCache } from '../content/document-cache.ts';
import type { DocumentScope, PageDocuments } from '../pages/page-documents.ts';
import type { PageService } from '../pages/page-service.ts';
import type { LinkTargetParts, LinkTargets } from './link-targets.ts';
import type { ReadContent } from './recorded-source.ts';

/** What content is checked with. */
export interface ContentCheckParts {
  tenants: readonly TenantConfig[];
  source: ContentSource;
  /** All that drawing has read of the source so far. */
  reads: ReadonlyMap<string, ReadContent>;
  documents: DocumentCache;
  /** The page and frame documents among them. */
  pages: PageDocuments;
  registry: Registry;
  /** Draws as for shoppers. */
  live: PageService;
  /** Draws every node, whatever its conditions say. */
  whole: PageService;
  /** What both found, by the name of the document that it is wrong in (`documentName`). */
  drawn: ReadonlyMap<string, readonly Issue[]>;
  catalogue: LinkTargetParts['catalogue'];
  /** Milliseconds since 1970. */
  now: number;
}

/** A shop in one of its languages. */
export interface CheckedShop {
  tenant: TenantConfig;
  locale: string;
  scope: DocumentScope;
  targets: LinkTargets;
}
