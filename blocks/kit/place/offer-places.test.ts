import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerPlaces } from './offer-places.ts';

// The two fields as far as they are looked at; a real browser walks through ordering in tests/journeys.

const places: Readonly<Record<string, string[]>> = {
  1070: ['Wien'],
  4020: ['Linz'],
  3021: ['Gablitz', 'Pressbaum'],
};
beforeEach(() => {
  vi.stubGlobal('Option', function Option(this: { text: string }, text: string) {
    this.text = text;
  });
  vi.stubGlobal('document', {
    createElement: () => ({
      id: '',
      shown: [] as string[],
      replaceChildren(...options: { text: string }[]) {
        this.shown = options.map(({ text }) => text);
      },
    }),
  });
});
afterEach(() => vi.unstubAllGlobals());

function setUp(city = '', typed = '') {
  let type = (): void => {};
  const code = {
    ...{ value: typed, minLength: 4, validity: { valid: true }, dataset: { city: 'the-city' } },
    addEventListener: (_: string, listen: () => void) => void (type = listen),
  };
  const field = {
    ...{ id: 'the-city', value: city, list: { shown: [] as string[] } },
    after: (list: { shown: string[] }) => void (field.list = list),
    setAttribute: vi.fn<(name: string, value: string) => void>(),
    dispatchEvent: vi.fn<() => boolean>(),
  };
  const form = { querySelectorAll: () => [code], querySelector: () => field };
  const read = vi.fn<(asked: string) => Promise<string[]>>(async (asked) => places[asked] ?? []);
  offerPlaces(form as unknown as HTMLFormElement, read);
  return {
    ...{ field, read, code },
    async write(text: string) {
      code.value = text;
      type();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

it('fills in the only place of a code, tells the form, and follows a code that is mended', async () => {
  const { field, write } = setUp();
  await write('1070');
  expect(field.value).toBe('Wien');
  expect(field.dispatchEvent).toHaveBeenCalledTimes(1);
  await write('4020');
  expect(field.value).toBe('Linz');
});

it('fills in the place of a code that was typed before the script was here', async () => {
  const { field } = setUp('', '1070');
  await Promise.resolve();
  await Promise.resolve();
  expect(field.value).toBe('Wien');
});

it('lets choose from several, and asks for nothing before the code is whole', async () => {
  const { field, read, write, code } = setUp();
  await write('302');
  code.validity.valid = false;
  await write('30x1');
  expect(read).not.toHaveBeenCalled();
  code.validity.valid = true;
  await write('3021');
  expect([field.value, field.list.shown]).toEqual(['', ['Gablitz', 'Pressbaum']]);
  expect(field.setAttribute).toHaveBeenCalledWith('list', 'the-city-places');
});

it('leaves what somebody has written', async () => {
  const { field, write } = setUp('Neubau');
  await write('1070');
  expect([field.value, field.list.shown]).toEqual(['Neubau', ['Wien']]);
});

it('forgets an answer that a later code has overtaken', async () => {
  const { field, read, write, code } = setUp();
  let answer: (found: string[]) => void = () => {};
  read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await write('1070');
  code.value = '4020';
  answer(['Wien']);
  await Promise.resolve();
  await Promise.resolve();
  expect(field.value).toBe('');
});
