import type { PageMeta } from '../../schemas/page.ts';
import type { PageRequest } from '../contract/page-request.ts';
import type { PageRendererOptions, RenderedTenant } from '../contract/renderer-options.ts';
import type { NodeRenderer } from '../draw/node-renderer.ts';
import type { TenantPageView } from '../draw/tenant-view.ts';
import type { PageLoads } from '../load/load.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import type { PagePlans } from './page-regions.ts';
import type { StyleSheets } from '../styles/style-sheet.ts';

export interface PreparedTenant {
  tenant: RenderedTenant;
  sheets: StyleSheets;
  view(locale: string): TenantPageView;
}

/** A request, with what the page says of itself: its document's words, completed by its subject. */
interface RequestWithMeta extends PageRequest {
  meta: PageMeta;
}

/** One page on its way from plan to bytes. */
export interface PageContext extends PagePlans {
  request: RequestWithMeta;
  tenant: PreparedTenant;
  /** What `drawnNodes` gives. */
  drawn: readonly PlannedNode[];
  loads: PageLoads;
  nodes: NodeRenderer;
  options: PageRendererOptions;
}
