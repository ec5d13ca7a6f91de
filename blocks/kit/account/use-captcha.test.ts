import { beforeEach, describe, expect, test, vi } from 'vitest';
import { solveTask } from './solve-task.ts';
import { useCaptcha } from './use-captcha.ts';

vi.mock('./solve-task.ts', () => ({ solveTask: vi.fn<typeof solveTask>() }));
const solve = vi.mocked(solveTask);

// A box as far as the code looks at it; a real browser solves tasks in tests/journeys.
function setUp({ isHidden = false, hasFocus = false } = {}) {
  const input = { value: '' };
  const status = { textContent: '' };
  const skip = Object.assign(new EventTarget(), { checked: false });
  const words = { textContent: '' };
  const fault = { hidden: true, querySelector: () => words };
  const parts: Record<string, unknown> = {
    ...{ '[name=captcha]': input, '[data-skip]': skip, '[role=status]': status, '[id$=-fault]': fault },
  };
  const box = {
    hidden: isHidden,
    dataset: { working: 'läuft', done: 'fertig', skipped: 'ohne', failed: 'nicht' } as Record<string, string>,
    querySelector: (selector: string) => parts[selector] ?? null,
  };
  const form = Object.assign(new EventTarget(), { matches: () => hasFocus });
  const captcha = useCaptcha(form as unknown as HTMLFormElement, box as unknown as HTMLElement);
  return {
    ...{ captcha, box, input, status, fault, words },
    touch: () => form.dispatchEvent(new Event('focusin')),
    skip(isSkipped: boolean) {
      skip.checked = isSkipped;
      skip.dispatchEvent(new Event('change'));
    },
  };
}

beforeEach(() => {
  solve.mockReset();
  solve.mockResolvedValue('gelöst');
});

describe('a captcha', () => {
  test('begins when the form is touched, once, and is there when the form is sent', async () => {
    const { captcha, touch, input, status } = setUp();
    expect(solve).not.toHaveBeenCalled();
    touch();
    touch();
    expect(status.textContent).toBe('läuft');
    await captcha.settle();
    expect([input.value, status.textContent]).toEqual(['gelöst', 'fertig']);
    expect(solve).toHaveBeenCalledTimes(1);
  });

  test('begins at once when its code is slower than who fills the form in', () => {
    const { status } = setUp({ hasFocus: true });
    expect(status.textContent).toBe('läuft');
  });

  test('that nobody asks for does nothing', async () => {
    const { captcha, touch, input } = setUp({ isHidden: true });
    touch();
    await captcha.settle();
    expect(input.value).toBe('');
    expect(solve).not.toHaveBeenCalled();
  });

  test('holds nobody up when it cannot be solved', async () => {
    solve.mockRejectedValue(new Error('away'));
    const { captcha, input, status } = setUp();
    await captcha.settle();
    expect([input.value, status.textContent]).toEqual(['', 'nicht']);
  });

  test('is left out by who does not want it, also while it is at work, and begins anew when it is wanted', async () => {
    let signal: AbortSignal | undefined;
    solve.mockImplementationOnce((given) => {
      signal = given;
      return new Promise((_, reject) => given.addEventListener('abort', () => reject(new Error('stopped'))));
    });
    const { captcha, touch, skip, input, status } = setUp();
    touch();
    await vi.waitFor(() => expect(solve).toHaveBeenCalled());
    skip(true);
    expect([signal?.aborted, status.textContent]).toEqual([true, 'ohne']);
    await captcha.settle();
    expect([input.value, status.textContent]).toEqual(['', 'ohne']);
    skip(false);
    await captcha.settle();
    expect([input.value, status.textContent]).toEqual(['gelöst', 'fertig']);
  });

  test('is solved again once it was used, is shown when the shop asks for it, and says what was wrong', async () => {
    const { captcha, box, input, fault, words } = setUp({ isHidden: true });
    captcha.renew(true, 'Noch einmal, bitte.');
    expect([box.hidden, fault.hidden, words.textContent]).toEqual([false, false, 'Noch einmal, bitte.']);
    await captcha.settle();
    expect(input.value).toBe('gelöst');
    captcha.renew(false, '');
    expect([fault.hidden, input.value]).toEqual([true, '']);
    await captcha.settle();
    expect(solve).toHaveBeenCalledTimes(2);
  });

  test('that has become old is solved again before it is sent', async () => {
    const { captcha } = setUp();
    await captcha.settle();
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 11 * 60_000);
    await captcha.settle();
    expect(solve).toHaveBeenCalledTimes(2);
  });
});
