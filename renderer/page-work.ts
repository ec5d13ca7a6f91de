import type { PageLoads } from './load.ts';
import type { NodeRenderer } from './node-renderer.ts';
import type { PageRendererOptions, PageRequest, RenderedTenant } from './page-contract.ts';
import type { TenantPageView } from './page-view-factory.ts';
import type { Plan, PlannedNode } from './plan.ts';
import type { StyleSheets } from './style-sheet.ts';

export interface PreparedTenant {
  tenant: RenderedTenant;
  sheets: StyleSheets;
  view(locale: string): TenantPageView;
}

/** One page on its way from plan to bytes. */
export interface PageWork {
  request: PageRequest;
  tenant: PreparedTenant;
  page: Plan;
  frame: Plan | undefined;
  /** What `drawnNodes` gives. */
  drawn: readonly PlannedNode[];
  loads: PageLoads;
  nodes: NodeRenderer;
  options: PageRendererOptions;
}
