import { describe, expect, test, vi } from 'vitest';

// A page as far as the action looks at it; a real browser walks through the banner in tests/journeys.
class FakeElement extends EventTarget {
  dataset: Record<string, string> = {};
  attributes = new Set<string>();
  isOpen = false;
  focused = 0;
  boxes: { value: string; checked: boolean; disabled: boolean }[] = [];
  togglePopover(force: boolean): void {
    this.isOpen = force;
  }
  toggleAttribute(name: string, force: boolean): void {
    if (force) this.attributes.add(name);
    else this.attributes.delete(name);
  }
  focus(): void {
    this.focused++;
  }
  querySelectorAll(): unknown[] {
    return this.boxes;
  }
  closest(): this {
    return this;
  }
}

class FakeButton extends FakeElement {
  value: string;
  constructor(value: string) {
    super();
    this.value = value;
  }
}

async function openPage(cookie = '') {
  vi.resetModules();
  const banner = new FakeElement();
  banner.dataset.cookie = 'consent';
  banner.boxes = ['C0001', 'C0002', 'C0004'].map((value) => ({
    value,
    checked: value === 'C0001',
    disabled: value === 'C0001',
  }));
  const written: string[] = [];
  const document = Object.assign(new EventTarget(), {
    getElementById: (id: string) => (id === '_.consent' ? banner : null),
  });
  let cookies = cookie;
  Object.defineProperty(document, 'cookie', {
    get: () => cookies,
    set(text: string) {
      written.push(text);
      cookies = text.split(';')[0] ?? '';
    },
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLButtonElement', FakeButton);
  const { run, start } = await import('./action.ts');
  const announced: string[][] = [];
  return {
    banner,
    document,
    written,
    announced,
    start() {
      start(banner as unknown as HTMLElement);
      document.addEventListener('consent-changed', (event) => {
        // Kept before anybody else hears of it.
        expect(written).not.toEqual([]);
        announced.push((event as CustomEvent<{ categories: string[] }>).detail.categories);
      });
    },
    press: (value: string) => run(new FakeButton(value) as unknown as HTMLElement),
    follow(link: FakeElement) {
      run(link as unknown as HTMLElement);
    },
  };
}

describe('the consent banner', () => {
  test('is shown to whoever has not chosen, takes no focus, and stores nothing by itself', async () => {
    const page = await openPage('vid=1');
    page.start();
    expect(page.banner.isOpen).toBe(true);
    expect(page.banner.focused).toBe(0);
    expect(page.written).toEqual([]);
  });

  test('stays away once something was chosen, also when that was nothing', async () => {
    const page = await openPage('consent=C0001');
    page.start();
    expect(page.banner.isOpen).toBe(false);
  });

  test.each([
    ['all', ['C0001', 'C0002', 'C0004']],
    ['none', ['C0001']],
    ['chosen', ['C0001', 'C0004']],
  ])('keeps the answer "%s" and tells the page', async (answer, categories) => {
    const page = await openPage();
    page.start();
    const box = page.banner.boxes.find(({ value }) => value === 'C0004');
    if (box) box.checked = true;
    page.press(answer);
    expect(page.announced).toEqual([categories]);
    expect(page.written[0]).toBe(
      `consent=${categories.join()}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    );
    expect(page.banner.isOpen).toBe(false);
  });

  test('also keeps what another part of the page has asked for', async () => {
    const page = await openPage();
    page.start();
    page.document.dispatchEvent(new CustomEvent('consent-changed', { detail: { categories: ['C0003'] } }));
    expect(page.written[0]).toMatch(/^consent=C0001,C0003;/);
    expect(page.banner.isOpen).toBe(false);
  });

  test.each([
    ['consent=C0001,C0003', ['C0001'], 1],
    ['consent=C0001,C0003', ['C0001', 'C0003'], 0],
    ['consent=C0001,C0002', ['C0001'], 0],
    ['', ['C0001'], 0],
  ])(
    'from "%s" to %j: the shop is told to forget what it kept with consent',
    async (cookie, categories, calls) => {
      const page = await openPage(cookie);
      page.start();
      const asked: unknown[] = [];
      vi.stubGlobal('fetch', async (...call: unknown[]) => {
        // Consent is taken back before, so that nothing is kept meanwhile.
        expect(page.written[0]).toMatch(/^consent=C0001;/);
        asked.push(call);
        throw new Error('away');
      });
      page.document.dispatchEvent(new CustomEvent('consent-changed', { detail: { categories } }));
      expect(asked).toHaveLength(calls);
      for (const call of asked)
        expect(call).toMatchObject([
          '/api/search/searchhistory/deleteall',
          { method: 'POST', keepalive: true },
        ]);
    },
  );

  test.each([
    ['', ['C0001'], true],
    ['consent=C0001,C0004', ['C0001', 'C0002'], true],
    ['consent=C0001', ['C0001', 'C0004'], false],
  ])('from "%s" to %j: the cookie cc is deleted: %s', async (cookie, categories, isDeleted) => {
    const page = await openPage(cookie);
    page.start();
    page.document.dispatchEvent(new CustomEvent('consent-changed', { detail: { categories } }));
    expect(page.written.includes('cc=; Path=/; Max-Age=0; SameSite=Lax; Secure')).toBe(isDeleted);
  });

  test('opens again from a link with what was chosen, has the focus, and gives it back', async () => {
    const page = await openPage('consent=C0001,C0002');
    const link = new FakeElement();
    page.follow(link);
    expect(page.banner.isOpen).toBe(true);
    expect(page.banner.focused).toBe(1);
    expect(page.banner.boxes.map(({ checked }) => checked)).toEqual([true, true, false]);
    expect(page.banner.attributes.has('data-settings')).toBe(true);
    page.press('close');
    expect(page.banner.isOpen).toBe(false);
    expect(link.focused).toBe(1);
    expect(page.written).toEqual([]);
  });

  test('Escape closes settings, but not the question', async () => {
    const escape = (): Event => Object.assign(new Event('keydown'), { key: 'Escape' });
    const asked = await openPage();
    asked.start();
    asked.banner.dispatchEvent(escape());
    expect(asked.banner.isOpen).toBe(true);

    const settled = await openPage('consent=C0001');
    settled.follow(new FakeElement());
    settled.banner.dispatchEvent(escape());
    expect(settled.banner.isOpen).toBe(false);
  });
});
