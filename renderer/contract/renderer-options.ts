import type { PageView } from '../../blocks/kit/define/page-view.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { Theme } from '../../schemas/tenant/theme.ts';
import type { Messages } from '../i18n/translator.ts';
import type { Loaders } from './loader.ts';
import type { Registry } from './registry.ts';

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

/** Bytes of what pages lead to, as it is sent. */
export interface RendererWeights {
  /** A script of the build with all that it brings, by its address. */
  script(address: string): number;
  /** A picture in a width, as most browsers get it. */
  picture(id: string, width: number): number;
}

export interface PageRendererOptions {
  registry: Registry;
  tenants: readonly RenderedTenant[];
  loaders: Loaders;
  findPicture: PageView['picture'];
  /** Identifiers of all pictures; absent: nobody knows them. */
  pictureIds?: (() => Iterable<string>) | undefined;
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
  /** Development: every page says in the place of a node why it could not be drawn, as previews do. */
  showsFaults?: boolean;
  /** A check of whole documents: every node is drawn, whatever its conditions say. */
  ignoresConditions?: boolean;
  /** A check of pages: each tells with its faults what only the page as a whole shows, as previews do. */
  surveysPages?: boolean;
  /** Absent: nothing is told of what pages weigh. */
  weights?: RendererWeights;
  /** Milliseconds from whenever, by which loads are measured while a page is edited; absent: they are not. */
  clock?: () => number;
  onMissingText: (locale: string, key: string) => void;
  onNodeCache: (hit: boolean) => void;
}
