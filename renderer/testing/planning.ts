import { z } from 'zod';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { factsOf } from '../../schemas/facts/facts.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';
import { createLoaders } from '../contract/loader.ts';
import type { WhenState } from '../contract/page-request.ts';
import { makePlan, type Plan, type PlanOptions } from '../plan/plan.ts';
import { testBlocks } from './blocks.tsx';
import { found, pageOf, registryOf, testLoader, testNow } from './shop.ts';

/** Loaders that find nothing; the second looks at the device. */
const list = testLoader('list', z.strictObject({ of: z.string() }), ({ of }) => found({ items: [] }, of));
const byDevice = testLoader('by-device', z.strictObject({}), () => found({ items: [] }, '1'), ['device']);
const loaders = createLoaders([list, byDevice]);

/** Everything that is at hand for planning the blocks of the tests. */
export const options: PlanOptions = {
  registry: registryOf(testBlocks),
  loaders,
  hasPicture: (id) => id === 'known',
  links: createShopLinks(testTenant, 'de-AT'),
  facts: factsOf(testTenant, 'de-AT'),
};

/** A visitor who is nobody in particular. */
export const state: WhenState = {
  now: testNow,
  locale: 'de-AT',
  device: 'web',
  visitor: 'anonymous',
  variants: {},
};

/** The plan of a page with these nodes in its main region. */
export function planMain(
  main: readonly unknown[],
  more: Partial<WhenState> = {},
  moreOptions: Partial<PlanOptions> = {},
): Plan {
  return makePlan(pageOf(main), { ...state, ...more }, { ...options, ...moreOptions });
}

/** What is wrong with a page, each as severity, code and place. */
export function codes(plan: Plan): string[] {
  return plan.issues.map(
    ({ code, severity, pointer }) => `${severity} ${code} ${pointer.replace('/regions/main', '')}`,
  );
}

/** A node that is right. */
export const words = { type: 'test-note', props: { text: 'Worte' } };
