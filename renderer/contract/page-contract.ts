import type { PageView } from '../../blocks/kit/define/page-view.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { PageMeta } from '../../schemas/page.ts';
import type { PersonalRequest } from '../../schemas/personal-request.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { Theme } from '../../schemas/tenant/theme.ts';
import type { Messages } from '../i18n/translator.ts';
import type { Loaders } from './loader.ts';
import type { PageDocument } from './page-document.ts';
import type { PageSubject } from './page-subject.ts';
import type { Registry } from './registry.ts';
import type { WhenState } from '../plan/when.ts';

/** Another language's version of a page that exists and points back. */
export interface Alternate {
  locale: string;
  url: string;
}

/** Addresses of the build's files for the browser. */
export interface PageAssets {
  /** The one script that every page loads. */
  entry: string;
  /** What hydrates islands; fetched with the first island. */
  hydrate: string;
  /** Browser code by block type. */
  islands: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, string>>;
  /** The font that every page needs at once. */
  font: string;
  /** Scripts that only development needs, with their text or address. */
  development?: string;
}

/** A tenant as the renderer needs it. */
export interface RenderedTenant {
  config: TenantConfig;
  theme: Theme;
  messages: Messages;
  /** Origin of its public addresses, e.g. https://www.example.at */
  origin: string;
}

export interface PageRendererOptions {
  registry: Registry;
  tenants: readonly RenderedTenant[];
  loaders: Loaders;
  findPicture: PageView['picture'];
  pictureAddress: (id: string, width: number) => string;
  assets: () => PageAssets;
  /** CSS of the font faces, with the addresses of their files. */
  fontFaces: string;
  /** Whether this build has the page of a route. */
  isBuilt: (tenant: TenantConfig, route: string) => boolean;
  /** Bytes that drawn nodes may hold; 0 turns this cache and that of plans off. */
  nodeCacheBytes: number;
  loadLimitMs: number;
  /** When loading takes longer, the page is sent node by node. */
  flowAfterMs: number;
  onMissingText: (locale: string, key: string) => void;
  onNodeCache: (hit: boolean) => void;
}

/** One request for a page; everything a page may depend on, and nothing else of the visitor. */
export interface PageRequest extends WhenState {
  tenant: string;
  page: PageDocument;
  /** What the page says of itself: its document's, completed by its subject. */
  meta: PageMeta;
  /** What its address is about, beyond the document. */
  subject?: PageSubject | undefined;
  frame: PageDocument | undefined;
  /** Path without the locale prefix. */
  path: string;
  parameters: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  alternates: readonly Alternate[];
  /** Tags of the documents themselves, for the caches. */
  tags: Iterable<string>;
  preview: boolean;
  /** True for a renewal in the background. */
  wantsNewest: boolean;
  /** Who asks, where the page is drawn for this request alone. */
  personal?: PersonalRequest | undefined;
}

/** What the answer's headers and the page cache need to know. */
export interface PageFacts {
  dimensions: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** Hard end of the page's life, in milliseconds since 1970: a `when` boundary, or data that expires. */
  until: number | undefined;
  styleHash: string;
  scriptHashes: readonly string[];
  /** Origins of others that the page's blocks show in frames. */
  frameOrigins: readonly string[];
  /** What the page's document got wrong, and that of its frame. */
  issues: readonly Issue[];
  frameIssues: readonly Issue[];
}

export type RenderedPage =
  /** `pieces` are shared with other pages: never change them. `html` is all of them joined, anew each time. */
  | { kind: 'complete'; facts: PageFacts; pieces: readonly Buffer[]; readonly html: Buffer }
  /** Loading takes long: `head` can be sent, the rest follows in order; `facts` are complete when it ends. */
  | { kind: 'flowing'; facts: PageFacts; chunks: AsyncGenerator<Buffer, PageFacts> }
  /** A critical node could not be drawn. */
  | { kind: 'failed'; issues: readonly Issue[]; frameIssues: readonly Issue[] };
