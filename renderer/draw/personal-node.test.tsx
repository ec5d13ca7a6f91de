import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '../../blocks/kit/define/define-block.ts';
import type { PersonalRequest } from '../../schemas/personal-request.ts';
import type { Loader } from '../contract/loader.ts';
import { testBlocks } from '../testing/blocks.tsx';
import { createTestShop, drawMain, found, testLoader } from '../testing/shop.ts';

const greeting = defineBlock({
  type: 'test-greeting',
  v: 1,
  policy: 'hide',
  props: z.strictObject({}),
  data: { name: { schema: z.strictObject({ name: z.string() }), required: true } },
  load: () => ({ name: { load: 'customer-name', args: {} } }),
  styles: [],
  view: ({ data }) => <p>{`Hello ${data.name.name}`}</p>,
});

const asked: (string | null)[] = [];
/** The same revision for everybody: what is kept by revisions would be shown to others. */
const names: Loader = {
  ...testLoader('customer-name', z.strictObject({}), (_args, { personal }) => {
    asked.push(personal?.customerId ?? null);
    return found({ name: personal?.customerId ?? 'nobody' }, '1');
  }),
  isPersonal: true,
};
const shop = () => createTestShop({ loaders: [names], blocks: [...testBlocks, greeting] });
const main = [{ type: 'test-note', props: { text: 'a' } }, { type: 'test-greeting' }];
const of = (customerId: string | null): { personal: PersonalRequest } => ({
  personal: {
    visitor: 'logged-in',
    customerId,
    owner: null,
    hasSessionEnded: false,
    browser: null,
    address: undefined,
    refused: undefined,
  },
});

describe('what belongs to one visitor', () => {
  test('is drawn for each request anew, beside what is kept for everybody', async () => {
    const one = shop();
    expect((await drawMain(main, of('anna'), one)).main).toContain('Hello anna');
    one.nodeCache.length = 0;
    const second = (await drawMain(main, of('berta'), one)).main;
    expect(second).toContain('Hello berta');
    expect(second).not.toContain('anna');
    expect(one.nodeCache).toEqual([true]);
  });

  test('is asked for on no page that is the same for everybody', async () => {
    asked.length = 0;
    const page = await drawMain(main, {}, shop());
    expect(asked).toEqual([]);
    expect(page.main).not.toContain('Hello');
    expect(page.facts.issues).toEqual([expect.objectContaining({ code: 'load-failed' })]);
  });
});
