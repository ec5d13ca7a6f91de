import type { PageLoads } from '../load/load.ts';
import type { NodeRenderer } from '../draw/node-renderer.ts';
import type { PageRendererOptions, PageRequest, RenderedTenant } from '../contract/page-contract.ts';
import type { TenantPageView } from '../draw/page-view-factory.ts';
import type { Plan, PlannedNode } from '../plan/plan.ts';
import type { StyleSheets } from '../styles/style-sheet.ts';

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
