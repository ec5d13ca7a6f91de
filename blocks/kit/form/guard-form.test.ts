import { describe, expect, it } from 'vitest';
import { guardForm } from './guard-form.ts';

// Elements as far as the guard looks at them; a real browser walks through forms in tests/journeys.

function fakePlace() {
  const words = { textContent: '' };
  return { hidden: true, words, querySelector: () => words };
}

function fakeControl(id: string, required: boolean) {
  const control = {
    id,
    value: '',
    willValidate: true,
    ariaInvalid: null as string | null,
    dataset: { missing: `${id} fehlt`, wrong: `${id} stimmt nicht` },
    focused: 0,
    focus: () => void control.focused++,
    get validity() {
      const valueMissing = required && control.value === '';
      return { valueMissing, valid: !valueMissing && !control.value.includes('?') };
    },
  };
  return control;
}

function setUp() {
  const button = { attributes: {} as Record<string, string> };
  const controls = [fakeControl('name', false), fakeControl('email', true)];
  const listeners: Record<
    string,
    ((event: { preventDefault(): void; submitter?: object | undefined }) => void)[]
  > = {};
  const places: Record<string, ReturnType<typeof fakePlace>> = {};
  for (const id of ['form-summary', 'name-fault', 'name-listed', 'email-fault', 'email-listed'])
    places[id] = fakePlace();
  const form = {
    id: 'form',
    noValidate: false,
    elements: [...controls, { id: 'fieldset' }],
    querySelector: () => ({
      setAttribute: (name: string, value: string) => void (button.attributes[name] = value),
    }),
    addEventListener: (type: string, listen: () => void) => void (listeners[type] ??= []).push(listen),
  };
  guardForm(
    form as unknown as HTMLFormElement,
    (id) => (places[id] ?? null) as unknown as HTMLElement | null,
  );
  const [name, email] = controls;
  if (!name || !email) throw new Error('two controls');
  return {
    form,
    name,
    email,
    isClosed: () => button.attributes['aria-disabled'],
    /** Types; false when the form was not sent. */
    type(control: typeof name, value: string) {
      control.value = value;
      for (const listen of listeners.input ?? []) listen({ preventDefault() {} });
    },
    submit(submitter?: { formNoValidate: boolean }) {
      let isSent = true;
      for (const listen of listeners.submit ?? [])
        listen({ preventDefault: () => void (isSent = false), submitter });
      return isSent;
    },
    shown: () =>
      Object.fromEntries(
        Object.entries(places)
          .filter(([, place]) => !place.hidden)
          .map(([id, place]) => [id, place.words.textContent]),
      ),
  };
}

describe('the button of a guarded form', () => {
  it('says that something is missing until nothing is', () => {
    const { form, email, isClosed, type } = setUp();
    expect(form.noValidate).toBe(true);
    expect(isClosed()).toBe('true');
    type(email, 'eva@example.at');
    expect(isClosed()).toBe('false');
    type(email, '');
    expect(isClosed()).toBe('true');
  });

  it('names all faults when it is pressed nevertheless, and leads to the first', () => {
    const { name, email, type, submit, shown } = setUp();
    type(name, 'Eva?');
    expect(shown()).toEqual({});
    expect(submit()).toBe(false);
    expect(shown()).toEqual({
      'form-summary': '',
      'name-fault': 'name stimmt nicht',
      'name-listed': 'name stimmt nicht',
      'email-fault': 'email fehlt',
      'email-listed': 'email fehlt',
    });
    expect([name.ariaInvalid, email.ariaInvalid]).toEqual(['true', 'true']);
    expect([name.focused, email.focused]).toEqual([1, 0]);
  });

  it('says nothing of a part of the form that is left out', () => {
    const { email, isClosed, type, submit, shown } = setUp();
    email.willValidate = false;
    type(email, '');
    expect(isClosed()).toBe('false');
    expect(submit()).toBe(true);
    expect(shown()).toEqual({});
  });

  it('lets a button through that needs a part of the form alone', () => {
    const { submit, shown } = setUp();
    expect(submit({ formNoValidate: true })).toBe(true);
    expect(shown()).toEqual({});
    expect(submit({ formNoValidate: false })).toBe(false);
  });

  it('takes back what was put right while somebody types, and sends', () => {
    const { email, type, submit, shown } = setUp();
    submit();
    type(email, 'eva?');
    expect(shown()).toEqual({
      'form-summary': '',
      'email-fault': 'email stimmt nicht',
      'email-listed': 'email stimmt nicht',
    });
    type(email, 'eva@example.at');
    expect(shown()).toEqual({});
    expect(email.ariaInvalid).toBeNull();
    expect(submit()).toBe(true);
  });
});
