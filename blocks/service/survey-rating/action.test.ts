import { beforeEach, describe, expect, test, vi } from 'vitest';
import { run, start } from './action.ts';

class FakeForm {
  dataset = { survey: 'storefront', consent: 'consent', failed: 'Noch einmal, bitte' };
  action = '/api/inform/rating/survey';
  section = { hidden: false };
  place = {
    textContent: '',
    hidden: true,
    tabIndex: 0,
    focused: false,
    role: 'alert',
    setAttribute(_name: string, value: string) {
      this.role = value;
    },
    focus() {
      this.focused = true;
    },
  };
  replacedBy: unknown;
  button = { ariaBusy: null as string | null, setAttribute() {} };
  isComplete = true;
  elements = [];
  noValidate = false;
  told: string[] = [];
  checkValidity = () => this.isComplete;
  dispatchEvent = ({ type }: Event) => void this.told.push(type);
  addEventListener() {}
  querySelector = (selector: string) => (selector === '[type=submit]' ? this.button : this.place);
  closest = () => this.section;
  replaceWith(element: unknown) {
    this.replacedBy = element;
  }
}

let form: FakeForm;
let kept: Map<string, string>;
let sent: unknown[];
let answer: () => Promise<{ ok: boolean; json: () => Promise<unknown> }>;

beforeEach(() => {
  form = new FakeForm();
  kept = new Map();
  sent = [];
  answer = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ message: 'Danke' }) });
  vi.stubGlobal('HTMLFormElement', FakeForm);
  vi.stubGlobal(
    'FormData',
    class extends Map<string, string> {
      constructor() {
        super([
          ['survey', 'storefront'],
          ['step', '4'],
        ]);
      }
    },
  );
  vi.stubGlobal('document', { cookie: 'consent=C0001,C0003', getElementById: () => null });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer();
  });
});

const element = (): HTMLElement => form as unknown as HTMLElement;
async function submit(): Promise<void> {
  run(element());
  await vi.waitFor(() => expect(form.place.hidden).toBe(false));
}

describe('a survey', () => {
  test('is sent, and thanks stand in its place', async () => {
    await submit();
    expect(sent).toEqual([{ survey: 'storefront', step: '4' }]);
    expect(form.replacedBy).toBe(form.place);
    expect(form.place).toMatchObject({ textContent: 'Danke', focused: true, role: 'status' });
  });

  test('is not shown again to whoever has answered and lets the shop remember it', async () => {
    start(element());
    expect(form.section.hidden).toBe(false);
    await submit();
    start(element());
    expect(form.section.hidden).toBe(true);
  });

  test('is sent once, however often it is pressed, with a button that says so', async () => {
    run(element());
    expect(form.button.ariaBusy).toBe('true');
    await submit();
    expect(sent).toHaveLength(1);
    expect(form.button.ariaBusy).toBeNull();
  });

  test('without an answer is not sent: it tells what is missing, also when it was pressed before this code was here', () => {
    form.isComplete = false;
    run(element());
    expect([form.noValidate, form.told]).toEqual([true, ['faults-found']]);
    expect(form.place.focused).toBe(true);
    expect(sent).toEqual([]);
  });

  test('remembers nothing without consent', async () => {
    vi.stubGlobal('document', { cookie: 'consent=C0001,C0002', getElementById: () => null });
    await submit();
    expect(kept.size).toBe(0);
    kept.set('survey:storefront', '1');
    start(element());
    expect(form.section.hidden).toBe(false);
  });

  test('costs nothing where the browser forbids to remember', async () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
    start(element());
    await submit();
    expect(form.replacedBy).toBe(form.place);
    expect(form.section.hidden).toBe(false);
  });

  test('says what was wrong, and stays', async () => {
    answer = () => Promise.resolve({ ok: false, json: () => Promise.resolve({ detail: 'Zu oft' }) });
    await submit();
    expect(form.place.textContent).toBe('Zu oft');
    expect(form.replacedBy).toBeUndefined();
    form.place.hidden = true;
    vi.stubGlobal('navigator', { onLine: false });
    answer = () => Promise.reject(new Error('offline'));
    await submit();
    expect(form.place.textContent).toBe('Noch einmal, bitte');
    expect(kept.size).toBe(0);
  });
});
