import { describe, expect, it } from 'vitest';
import { guardForm } from './guard-form.ts';
import { keepServerFaults, showServerFaults } from './server-faults.ts';

// Elements as far as the code looks at them; a real browser walks through forms in tests/journeys.

function fakeControl(name: string, value: string) {
  return {
    ...{ id: `f-${name}`, name, value, willValidate: true, focused: 0 },
    ariaInvalid: null as string | null,
    dataset: { missing: `${name} fehlt` } as Record<string, string>,
    focus() {
      this.focused++;
    },
    get validity(): { valid: boolean; valueMissing: boolean } {
      return { valid: this.value !== '', valueMissing: this.value === '' };
    },
  };
}

function setUp(values: Record<string, string> = { email: 'a@b.at', password: 'geheim' }) {
  const controls = Object.entries(values).map(([name, value]) => fakeControl(name, value));
  const places = new Map<string, { hidden: boolean; words: { textContent: string } }>();
  const find = (id: string) => {
    const place = places.get(id) ?? { hidden: true, words: { textContent: '' } };
    places.set(id, place);
    return Object.assign(place, { querySelector: () => place.words }) as unknown as HTMLElement;
  };
  const form = Object.assign(new EventTarget(), {
    id: 'f',
    noValidate: false,
    elements: controls,
    querySelector: () => null,
  });
  const type = (name: string, value: string): void => {
    const control = controls.find((each) => each.name === name);
    if (control) control.value = value;
    form.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: control }));
  };
  return {
    ...{ controls, find, type },
    form: form as unknown as HTMLFormElement,
    shown: () =>
      Object.fromEntries(
        [...places].filter(([, place]) => !place.hidden).map(([id, { words }]) => [id, words.textContent]),
      ),
  };
}

describe('what the server finds', () => {
  it('is said beside its field and in the summary, and leads to the first field', () => {
    const { form, find, shown, controls } = setUp();
    guardForm(form, find);
    const rest = showServerFaults(form, [
      { field: 'password', detail: 'Zu kurz.' },
      { field: 'password', detail: 'Zu einfach.' },
      { field: 'unknown', detail: 'Sonst etwas.' },
    ]);
    expect(shown()).toEqual({
      'f-summary': '',
      'f-password-fault': 'Zu kurz.',
      'f-password-listed': 'Zu kurz.',
    });
    expect(rest).toEqual(['Sonst etwas.']);
    expect(controls.map(({ focused }) => focused)).toEqual([0, 1]);
    expect(controls.map(({ ariaInvalid }) => ariaInvalid)).toEqual([null, 'true']);
  });

  it('stays until its own field is changed', () => {
    const { form, find, shown, type } = setUp();
    guardForm(form, find);
    showServerFaults(form, [{ field: 'email', detail: 'Gibt es nicht.' }]);
    type('password', 'anders');
    expect(shown()).toHaveProperty('f-email-fault', 'Gibt es nicht.');
    type('email', 'c@d.at');
    expect(shown()).toEqual({});
  });

  it('is no reason not to send again', () => {
    const { form, find, shown } = setUp();
    guardForm(form, find);
    showServerFaults(form, [{ field: 'email', detail: 'Gibt es nicht.' }]);
    const again = new Event('submit', { cancelable: true });
    form.dispatchEvent(again);
    expect([again.defaultPrevented, shown()]).toEqual([false, {}]);
  });

  it('and what came with the page stays, too, instead of what an emptied field lacks', () => {
    const { form, find, shown, type, controls } = setUp({ email: 'a@b.at', password: '' });
    const [, password] = controls;
    if (password) password.ariaInvalid = 'true';
    find('f-password-fault').hidden = false;
    Object.assign(find('f-password-fault').querySelector('x') ?? {}, { textContent: 'Zu kurz.' });
    keepServerFaults(form, find);
    guardForm(form, find);
    expect(shown()).toMatchObject({ 'f-password-fault': 'Zu kurz.', 'f-summary': '' });
    type('password', 'lang genug');
    expect(shown()).toEqual({});
  });
});
