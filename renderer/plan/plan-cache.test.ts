import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '../../blocks/kit/define/define-block.ts';
import type { PageDocument } from '../contract/page-document.ts';
import type { WhenState } from '../contract/page-request.ts';
import { state, options, words } from '../testing/planning.ts';
import { pageOf, registryOf, testNow } from '../testing/shop.ts';
import { planOf } from './plan-cache.ts';
import type { Plan, PlanOptions } from './plan.ts';

describe('plans are kept', () => {
  const document: PageDocument = pageOf([
    words,
    { ...words, when: { from: '2026-12-06T00:00:00+01:00' } },
    { ...words, when: { experiment: { id: 'e', variant: 'b' } } },
  ]);
  const plan = (more: Partial<WhenState> = {}, moreOptions: Partial<PlanOptions> = {}): Plan =>
    planOf(document, { ...state, ...more }, { ...options, ...moreOptions });

  test('for states that make no difference', () => {
    const first = plan();
    expect(plan({ now: testNow + 1000 })).toBe(first);
    expect(plan({ device: 'mobile' })).toBe(first);
    expect(plan({ visitor: 'logged-in' })).toBe(first);
    expect(plan({ variants: { other: 'b' } })).toBe(first);
  });

  test('apart for states that do', () => {
    const first = plan();
    expect(plan({ now: Date.parse('2026-12-06T00:00:00+01:00') }).nodes).toHaveLength(2);
    expect(plan({ variants: { e: 'b' } }).nodes).toHaveLength(2);
    expect(plan({ locale: 'fr-CH' })).not.toBe(first);
    expect(plan({}, { part: 'frame' })).not.toBe(first);
    expect(plan({}, { showsFaults: true })).not.toBe(first);
    expect(plan()).toBe(first);
  });

  test('a bounded number of them', () => {
    const timed = pageOf(
      Array.from({ length: 100 }, (_, day) => ({
        ...words,
        when: { from: new Date(testNow + (day + 1) * 86_400_000).toISOString() },
      })),
    );
    const planAfter = (days: number): Plan =>
      planOf(timed, { ...state, now: testNow + days * 86_400_000 }, options);
    const first = planAfter(0);
    for (let day = 1; day <= 100; day++) planAfter(day);
    expect(planAfter(100)).toBe(planAfter(100));
    expect(planAfter(0)).not.toBe(first);
  });

  test('and made anew for a time on the other side of their end, earlier or later', () => {
    const ending = defineBlock({
      type: 'test-ending',
      v: 1,
      policy: 'hide',
      props: z.strictObject({ end: z.string() }),
      expires: ({ end }) => Date.parse(end),
      styles: [],
      view: () => 'still on',
    });
    const until = (ms: number): object => ({
      type: 'test-ending',
      props: { end: new Date(testNow + ms).toISOString() },
    });
    const ended = pageOf([until(5000), until(9000)]);
    const shown = (ms: number): number =>
      planOf(ended, { ...state, now: testNow + ms }, { ...options, registry: registryOf([ending]) }).nodes
        .length;
    expect([0, 4999, 5000, 9000, 5000, 0, 9001].map(shown)).toEqual([2, 2, 1, 0, 1, 2, 0]);
  });
});
