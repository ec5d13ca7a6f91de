import type { Block } from '../../blocks/kit/define/define-block.ts';
import type { Finding, Issue } from '../../schemas/issue.ts';
import { pointerSegment } from '../../schemas/json.ts';
import { issueLimits, type LoadRequest } from '../../schemas/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { Loaded } from '../contract/loader.ts';
import { validatorsOf } from '../plan/block-validator.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import type { CheckContext } from '../plan/shape-keywords.ts';
import type { PageLoads } from './load.ts';
import { missingReferences } from './missing-references.ts';

/** What of the shop data is checked with. */
interface DataContext extends CheckContext {
  tenant: TenantConfig;
}

/** What a node draws with, or why it cannot be drawn. */
export interface NodeData {
  failure: Issue | undefined;
  values: Record<string, unknown>;
  /** Names the revisions of all that was loaded. */
  revision: string;
  tags: readonly string[];
  /** Milliseconds since 1970. */
  expires: number | undefined;
  /** Faults that did not stop the node. */
  issues: Issue[];
}

interface CheckedData {
  value: unknown;
  problem: string | undefined;
  warnings: readonly Finding[];
}

/** What a node draws with when nothing was loaded for it. */
export const noData: NodeData = {
  failure: undefined,
  values: {},
  revision: '',
  tags: [],
  expires: undefined,
  issues: [],
};
const checkedValues = new WeakMap<object, Map<string, CheckedData>>();

interface Gathered {
  /** By the names of the block's data, in order. */
  loaded: readonly (Loaded | undefined)[];
  data: NodeData;
}

const gathered = new WeakMap<PlannedNode, Gathered[]>();

/** What is kept per node: by device, and while its data is renewed. */
const maxGathered = 8;

/** Gathers what was loaded for a node and checks it against the block's shapes. */
export function dataOf(node: PlannedNode, loads: PageLoads, shop: DataContext): NodeData {
  const { data, references } = node.block ?? {};
  return data || references ? gather(node, data ?? {}, loads, shop) : noData;
}

/** The same object as long as the same was loaded for the same node; of use where nodes are kept. */
export function keptDataOf(node: PlannedNode, loads: PageLoads, shop: DataContext): NodeData {
  if (!node.block?.data && !node.block?.references) return noData;
  const names = Object.keys(node.block.data ?? {});
  let kept = gathered.get(node);
  if (!kept) gathered.set(node, (kept = []));
  for (const { loaded, data } of kept)
    if (names.every((name, index) => loads.settled(node, name) === loaded[index])) return data;
  const data = dataOf(node, loads, shop);
  if (kept.push({ loaded: names.map((name) => loads.settled(node, name)), data }) > maxGathered) kept.shift();
  return data;
}

function gather(
  node: PlannedNode,
  configs: NonNullable<Block['data']>,
  loads: PageLoads,
  shop: DataContext,
): NodeData {
  const data: NodeData = { ...noData, values: {}, tags: [], issues: [] };
  const tags: string[] = [];
  let isStandIn = false;
  for (const [name, config] of Object.entries(configs)) {
    const loaded = loads.settled(node, name);
    let problem: Issue | undefined;
    if (!loaded) {
      if (config.required)
        problem = dataIssue(node, name, 'data-missing', 'Nothing was asked for, but the block needs it.');
    } else if (!loaded.ok) {
      problem = dataIssue(
        node,
        name,
        'load-failed',
        `${nameOf(node.loads[name])} could not be loaded: ${loaded.reason}.`,
      );
      tags.push(...(loaded.tags ?? []));
    } else {
      const checked = checkLoaded(node, name, loaded.value, shop);
      if (checked.problem) problem = dataIssue(node, name, 'data-invalid', checked.problem);
      else data.values[name] = checked.value;
      for (const warning of checked.warnings) data.issues.push(warningOf(node, name, warning));
      data.revision += `${name}=${loaded.revision};`;
      tags.push(...loaded.tags);
      if (loaded.isStandIn) isStandIn = true;
      if (loaded.expires !== undefined) data.expires = Math.min(data.expires ?? Infinity, loaded.expires);
    }
    if (problem) data.issues.push(problem);
    if (problem && config.required) data.failure ??= problem;
  }
  data.tags = tags;
  if (data.failure || isStandIn) return data;
  const missing = missingReferences(node, data.values, shop.tenant);
  return { ...data, failure: missing.failure, issues: [...data.issues, ...missing.issues] };
}

/** Checks a loaded value once per block and name, however many pages show it. */
function checkLoaded(node: PlannedNode, name: string, value: unknown, shop: CheckContext): CheckedData {
  const block = node.block as NonNullable<PlannedNode['block']>;
  const cacheable = typeof value === 'object' && value !== null ? value : undefined;
  const key = `${block.type} ${name}`;
  const known = cacheable && checkedValues.get(cacheable)?.get(key);
  if (known) return known;
  const result = validatorsOf(block).data[name]?.(value, shop);
  const error = result?.findings.find((finding) => finding.severity === 'error');
  const leftOut = result?.ok === true ? (block.data?.[name]?.faultsOf?.(result.value as never) ?? []) : [];
  const checked: CheckedData = {
    value: result?.value,
    problem:
      result?.ok === false
        ? `What was loaded is wrong at "${error?.pointer ?? ''}": ${error?.message ?? ''}`
        : undefined,
    warnings: [...(result?.findings ?? []), ...leftOut]
      .filter((finding) => finding.severity === 'warning')
      .slice(0, issueLimits.perNode),
  };
  if (cacheable) {
    let perValue = checkedValues.get(cacheable);
    if (!perValue) checkedValues.set(cacheable, (perValue = new Map()));
    perValue.set(key, checked);
  }
  return checked;
}

function warningOf(node: PlannedNode, name: string, finding: Finding): Issue {
  const pointer = `${node.pointer}/data/${pointerSegment(name)}`;
  const message = `In what was loaded, at "${finding.pointer}": ${finding.message}`;
  return { ...finding, message, pointer, nodeId: node.id, field: name };
}

/** What was asked for, as an editor knows it: `The slice "fashion/autumn"`. */
function nameOf(request: LoadRequest | undefined): string {
  const args = Object.values(request?.args ?? {}).filter((value) => value !== null);
  return `The ${request?.load ?? 'data'}${args.length > 0 ? ` "${args.join('/').slice(0, 200)}"` : ''}`;
}

function dataIssue(node: PlannedNode, name: string, code: Issue['code'], message: string): Issue {
  return {
    code,
    severity: 'error',
    pointer: `${node.pointer}/data/${pointerSegment(name)}`,
    nodeId: node.id,
    field: name,
    message,
    hint: 'Check that the data set exists and has the shape that the block publishes.',
  };
}
