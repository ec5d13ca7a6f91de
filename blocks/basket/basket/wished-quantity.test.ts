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
    expect([wishStep(line, 1), wishStep(line, 1), wishStep(line, -1)]).toEqual(['3', '4', '3']);
    expect([field.value, field.defaultValue]).toEqual(['3', '2']);
  });

  test('is never none by the button for one less, which then says so', () => {
    const { line, field, less } = setUp();
    expect(wishStep(line, -1)).toBe('1');
    expect(less.ariaDisabled).toBe('true');
    expect(wishStep(line, -1)).toBeUndefined();
    expect(field.value).toBe('1');
    wishStep(line, 1);
    expect(less.ariaDisabled).toBeNull();
  });

  test('above what there is is asked for, and not shown, and is left by one press', () => {
    const { line, field } = setUp({ quantity: 9, most: 10 });
    expect([wishStep(line, 1), wishStep(line, 1), wishStep(line, 1)]).toEqual(['10', '11', '11']);
    expect(field.value).toBe('10');
    expect(wishStep(line, -1)).toBe('9');
  });

  test.each(['7', '11', '99999', '', '-3', '1.5', '1e3'])(
    'is sent as it is typed, and once, though Enter tells of it twice: %j',
    (typed) => {
      const { line, field } = setUp();
      field.value = typed;
      expect([wishTyped(line), wishTyped(line)]).toEqual([typed, undefined]);
      expect(field.value).toBe(typed);
    },
  );

  test.each([
    ['2', undefined],
    ['0', '0'],
    ['00', '0'],
  ])(
    'is not sent where nothing changes, and takes the article out where it is none: %j',
    (typed, expected) => {
      const { line, field } = setUp();
      field.value = typed;
      expect(wishTyped(line)).toBe(expected);
    },
  );

  test('that is no number counts for nothing once one is pressed', () => {
    const { line, field } = setUp();
    field.value = '1.5';
    wishTyped(line);
    expect([wishStep(line, 1), field.value]).toEqual(['3', '3']);
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
