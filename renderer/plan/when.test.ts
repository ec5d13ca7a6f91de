import { describe, expect, test } from 'vitest';
import type { WhenState } from '../contract/page-request.ts';
import { codes, planMain, words } from '../testing/planning.ts';

describe('conditions', () => {
  const shownWith = (when: unknown, more: Partial<WhenState> = {}): boolean =>
    planMain([{ ...words, when }], more).nodes.length === 1;
  const at = (time: string): Partial<WhenState> => ({ now: Date.parse(time) });

  test.each([
    ['from', '2026-12-01T00:00:00+01:00', '2026-11-30T22:59:59.999Z', false],
    ['from', '2026-12-01T00:00:00+01:00', '2026-11-30T23:00:00Z', true],
    ['to', '2026-12-01T00:00:00+01:00', '2026-11-30T22:59:59.999Z', true],
    ['to', '2026-12-01T00:00:00+01:00', '2026-11-30T23:00:00Z', false],
  ])('%s %s at %s: %s', (field, time, now, shown) => {
    expect(shownWith({ [field]: time }, at(now))).toBe(shown);
  });

  test.each([
    [{ locale: ['de-AT'] }, true],
    [{ locale: ['fr-CH', 'de-AT'] }, true],
    [{ locale: ['fr-CH'] }, false],
    [{ device: ['web'] }, true],
    [{ device: ['mobile'] }, false],
    [{ visitor: ['anonymous'] }, true],
    [{ visitor: ['logged-in', 'soft-logged-in'] }, false],
    [{ experiment: { id: 'e', variant: 'control' } }, true],
    [{ experiment: { id: 'e', variant: 'b' } }, false],
    [{ experiment: { id: 'constructor', variant: 'control' } }, true],
    [{ device: ['web'], locale: ['fr-CH'] }, false],
    [{ from: null, to: null }, true],
    [{ from: '', to: '', locale: null, device: null, visitor: null, experiment: null }, true],
    [{ from: '', device: ['mobile'] }, false],
    ['', true],
    [{}, true],
    [null, true],
  ])('%j shows the node: %s', (when, shown) => {
    expect(shownWith(when)).toBe(shown);
  });

  test('follow the variant of the visitor', () => {
    expect(shownWith({ experiment: { id: 'e', variant: 'b' } }, { variants: { e: 'b' } })).toBe(true);
    expect(shownWith({ experiment: { id: 'e', variant: 'control' } }, { variants: { e: 'b' } })).toBe(false);
  });

  test.each([
    ['text'],
    [{ from: '2026-12-01' }],
    [{ from: '2026-12-01T00:00:00' }],
    [{ from: '2026-02-30T00:00:00Z' }],
    [{ device: [] }],
    [{ device: ['tv'] }],
    [{ locale: 'de-AT' }],
    [{ experiment: { id: 'e' } }],
    [{ weather: ['sunny'] }],
  ])('that are not understood (%j) show nothing, and say so', (when) => {
    const plan = planMain([{ ...words, when }, words]);
    expect(plan.nodes.map((node) => node.state)).toEqual(['invalid', 'ok']);
    expect(codes(plan)).toEqual(['error when-invalid /0/when']);
  });

  test('name the next time at which the page changes, and what it depends on', () => {
    const plan = planMain([
      { ...words, when: { from: '2026-11-01T00:00:00Z', to: '2026-12-24T10:00:00+01:00' } },
      { ...words, when: { from: '2026-12-06T00:00:00+01:00', device: ['mobile'] } },
      {
        type: 'test-box',
        when: { experiment: { id: 'e', variant: 'b' } },
        slots: { rest: [{ ...words, when: { visitor: ['anonymous'] } }] },
      },
    ]);
    expect(plan.until).toBe(Date.parse('2026-12-06T00:00:00+01:00'));
    expect([...plan.dimensions].toSorted()).toEqual(['device', 'experiment:e', 'visitor']);
  });

  test('hide with the node what stands in it', () => {
    const plan = planMain([{ type: 'test-box', when: { device: ['mobile'] }, slots: { rest: [words] } }]);
    expect(plan.nodes).toEqual([]);
  });

  test('do not count for a check of the whole document', () => {
    expect(
      planMain([{ ...words, when: { device: ['mobile'] } }], {}, { ignoresConditions: true }).nodes,
    ).toHaveLength(1);
  });
});
