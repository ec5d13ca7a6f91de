import { z } from 'zod';
import { noFacts } from '../../schemas/facts/fill-facts.ts';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { registry } from '../../renderer/block-modules.ts';
import { createLoaders, type Loader } from '../../renderer/contract/loader.ts';
import { readPageDocument } from '../../renderer/contract/page-document.ts';
import { makePlan } from '../../renderer/plan/plan.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';

/** Milliseconds to plan and validate a page of so many nodes, the median of many runs. */
export function measurePlan(nodes: number): number {
  const result = readPageDocument(pageOf(nodes));
  if (!result.ok) throw new Error(JSON.stringify(result.issues[0]));
  const slice: Loader = {
    name: 'slice',
    dimensions: [],
    args: z.strictObject({ category: z.string(), id: z.string() }),
    load: () => Promise.resolve({ ok: false, reason: 'nothing is loaded here' }),
  };
  const links = createShopLinks(testTenant, 'de-AT');
  const options = { registry, loaders: createLoaders([slice]), hasPicture: () => true, links, facts: noFacts };
  const state = { now: 0, locale: 'de-AT', device: 'web', visitor: 'anonymous', variants: {} } as const;
  const times: number[] = [];
  for (let run = 0; run < 200; run++) {
    const startedAt = performance.now();
    const plan = makePlan(result.document, state, options);
    times.push(performance.now() - startedAt);
    if (plan.nodes.length !== nodes || plan.issues.length > 0)
      throw new Error(JSON.stringify(plan.issues[0] ?? plan.nodes.length));
  }
  return times.slice(50).toSorted((a, b) => a - b)[75] ?? Number.NaN;
}

function pageOf(nodes: number): object {
  const kinds = [
    {
      type: 'heading',
      props: { text: 'Neu für Dich', more: { label: 'Alle Neuheiten', href: '/lp/herbst' } },
    },
    {
      type: 'hero-banner',
      props: {
        title: 'Herbst, der sitzt.',
        text: 'Mäntel und Strick.',
        picture: { src: 'scene-living-room', alt: '' },
        actions: [{ label: 'Ansehen', href: '/lp/herbst' }],
      },
    },
    {
      type: 'product-grid',
      props: { headline: 'Gerade reduziert', limit: 12 },
      data: { products: { load: 'slice', args: { category: 'bench', id: 'first' } } },
    },
  ];
  const main = Array.from({ length: nodes }, (_, index) => ({
    id: `n${index}`,
    v: 1,
    ...kinds[index % kinds.length],
  }));
  return {
    format: 'webapp_json',
    formatVersion: 1,
    page: {
      id: 'bench',
      tenant: 'at',
      locale: 'de-AT',
      path: '/',
      revision: '1',
      status: 'published',
      title: 'Messen',
    },
    regions: { main },
  };
}
