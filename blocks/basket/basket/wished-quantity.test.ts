import { afterEach, describe, expect, test } from 'vitest';
import { forgetWishes, isGoing, showLines, wishAway, wishStep, wishTyped } from './wished-quantity.ts';

afterEach(() => {
  forgetWishes(() => false);
});

/** A line as far as the code looks at it. */
function setUp({ quantity = 2, most = 10 } = {}) {
  const field = { defaultValue: String(quantity), value: String(quantity), max: String(most) };
  const less = { ariaDisabled: null as string | null };
  const own = {
    dataset: { sku: '4711.01' },
    hidden: false,
    querySelector: (selector: string) => (selector.includes('data-step') ? less : field),
  };
  const line = own as unknown as HTMLElement;
  const root = { querySelectorAll: () => [line] } as unknown as ParentNode;
  return { field, less, line, root };
}

describe('the quantity that is wished', () => {
  test('shows at once, and each press counts from the one before', () => {
    const { line, field } = setUp();
    expect([wishStep(line, 1), wishStep(line, 1), wishStep(line, -1)]).toEqual([3, 4, 3]);
    expect([field.value, field.defaultValue]).toEqual(['3', '2']);
  });

  test('is never none by the button for one less, which then says so', () => {
    const { line, field, less } = setUp();
    expect(wishStep(line, -1)).toBe(1);
    expect(less.ariaDisabled).toBe('true');
    expect(wishStep(line, -1)).toBeUndefined();
    expect(field.value).toBe('1');
    wishStep(line, 1);
    expect(less.ariaDisabled).toBeNull();
  });

  test('above what there is is asked for, and not shown, and is left by one press', () => {
    const { line, field } = setUp({ quantity: 9, most: 10 });
    expect([wishStep(line, 1), wishStep(line, 1), wishStep(line, 1)]).toEqual([10, 11, 11]);
    expect(field.value).toBe('10');
    expect(wishStep(line, -1)).toBe(9);
  });

  test.each<[string, number | undefined, string]>([
    ['7', 7, '7'],
    ['0', 0, '0'],
    ['11', 11, '10'],
    ['2', undefined, '2'],
    ['', undefined, '2'],
    ['-3', undefined, '2'],
    ['1.5', undefined, '2'],
    ['1e3', undefined, '2'],
    ['99999', undefined, '2'],
  ])('is typed: %s', (typed, expected, shown) => {
    const { line, field } = setUp();
    field.value = typed;
    expect(wishTyped(line)).toBe(expected);
    expect(field.value).toBe(shown);
  });

  test('makes way for what the shop has said, unless it is wished anew', () => {
    const { line, field, root } = setUp();
    wishStep(line, 1);
    wishStep(line, 1);
    field.defaultValue = '3';
    forgetWishes(() => true);
    showLines(root);
    expect(field.value).toBe('4');
    forgetWishes(() => false);
    showLines(root);
    expect(field.value).toBe('3');
  });
});

test('an article that shall go is not to be seen, until it is wanted back', () => {
  const { line, root } = setUp();
  wishAway(line);
  expect([line.hidden, isGoing('4711.01')]).toEqual([true, true]);
  forgetWishes(() => false);
  showLines(root);
  expect([line.hidden, isGoing('4711.01')]).toEqual([false, false]);
});
