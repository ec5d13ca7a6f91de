import { describe, expect, it, vi } from 'vitest';
import { useParts } from './use-parts.ts';

// A form as far as its parts look at it; a real browser walks through ordering in tests/journeys.

function setUp(place: string) {
  const chosen = { place };
  const control = { required: false };
  const part = {
    dataset: { when: 'place other both' },
    disabled: false,
    querySelectorAll: () => [control],
  };
  const listeners: (() => void)[] = [];
  const form = {
    querySelectorAll: () => [part],
    addEventListener: (_type: string, listen: () => void) => void listeners.push(listen),
    dispatchEvent: vi.fn<() => boolean>(),
  };
  useParts(form as unknown as HTMLFormElement, (name) => (name === 'place' ? chosen.place : null));
  return {
    choose(value: string) {
      chosen.place = value;
      for (const listen of listeners) listen();
    },
    state: () => ({ isLeftOut: part.disabled, isRequired: control.required }),
    told: form.dispatchEvent,
  };
}

describe('a part of a form', () => {
  it('is left out until what shows it is chosen, and asks for nothing before', () => {
    const { choose, state, told } = setUp('home');
    expect(state()).toEqual({ isLeftOut: true, isRequired: false });
    expect(told).toHaveBeenCalledTimes(1);
    choose('other');
    expect(state()).toEqual({ isLeftOut: false, isRequired: true });
    choose('both');
    expect(state()).toEqual({ isLeftOut: false, isRequired: true });
    choose('home');
    expect(state()).toEqual({ isLeftOut: true, isRequired: false });
  });

  it('counts from the first moment where it was chosen before', () => {
    expect(setUp('other').state()).toEqual({ isLeftOut: false, isRequired: true });
  });
});
