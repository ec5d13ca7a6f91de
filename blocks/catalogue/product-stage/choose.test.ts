import { beforeEach, describe, expect, test, vi } from 'vitest';
import { choose } from './choose.ts';

// As much of a browser as a choice needs: a form, its stage, and pages that come or do not.
class FakeRequest {
  static all: FakeRequest[] = [];
  responseType = '';
  status = 200;
  responseXML: unknown = null;
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  ontimeout: () => void = () => undefined;
  url = '';
  responseURL = '';
  isAborted = false;
  constructor() {
    FakeRequest.all.push(this);
  }
  open(_method: string, url: string): void {
    this.url = this.responseURL = url;
  }
  send(): void {}
  abort(): void {
    this.isAborted = true;
  }
}

const voice = { textContent: '' };
const stage = {
  dataset: { sku: '4711' },
  ariaBusy: null as string | null,
  closest: () => null,
  querySelectorAll: () => [],
  querySelector: () => voice,
  dispatchEvent: vi.fn<(event: Event) => boolean>(),
};
const fault = { textContent: 'Bitte wähle zuerst eine Variante aus!' };
const form = { action: 'http://at.localhost/p/kleid-4711', closest: () => stage, querySelector: () => fault };
const french = {
  hreflang: 'fr-CH',
  search: '',
  setAttribute: vi.fn<(name: string, value: string) => void>(),
};
const assign = vi.fn<(url: URL) => void>();
const replaceState = vi.fn<(state: unknown, unused: string, url: URL) => void>();

beforeEach(() => {
  FakeRequest.all = [];
  assign.mockClear();
  stage.dispatchEvent.mockClear();
  replaceState.mockClear();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal(
    'FormData',
    class extends URLSearchParams {
      constructor() {
        super({ farbe: 'sage', groesse: '38' });
      }
    },
  );
  vi.stubGlobal('location', { href: 'http://at.localhost/p/kleid-4711', assign });
  vi.stubGlobal('history', { state: null, replaceState });
  showPage({});
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

/** The page is one with this for its scripts. */
const showPage = (modules: { parameters?: string }): void => {
  const script = { textContent: JSON.stringify(modules) };
  vi.stubGlobal('document', { querySelectorAll: () => [french], querySelector: () => script });
};

const press = () => {
  choose(form as unknown as HTMLFormElement);
  return FakeRequest.all.at(-1) as FakeRequest;
};
/** What follows an answer is done. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));
const page = (spoken: string) => ({
  querySelector: (selector: string) => {
    if (selector === 'a[hreflang="fr-CH"]') return { getAttribute: () => '/fr/p/robe-4711?farbe=sage' };
    return selector === '[data-sku="4711"]' ? { dataset: { spoken }, querySelector: () => null } : null;
  },
});

describe('a choice', () => {
  test('asks for the page of the choice as a part, shows and says it, and puts its address into the bar', async () => {
    const request = press();
    expect(request.url).toBe('http://at.localhost/p/kleid-4711?farbe=sage&groesse=38&teil=1');
    expect([stage.ariaBusy, fault.textContent]).toEqual(['true', '']);
    // Who changes the language before the page has come takes the choice along.
    expect(french.search).toBe('farbe=sage&groesse=38');
    expect(stage.dispatchEvent).not.toHaveBeenCalled();
    request.responseXML = page('Größe 38, € 69,99');
    request.onload();
    await settled();
    expect(voice.textContent).toBe('Größe 38, € 69,99');
    expect(String(replaceState.mock.calls[0]?.[2])).toBe(
      'http://at.localhost/p/kleid-4711?farbe=sage&groesse=38',
    );
    expect(stage.ariaBusy).toBeNull();
    expect(stage.dispatchEvent.mock.calls[0]?.[0].type).toBe('choice-shown');
    // The links to other languages follow the address.
    expect(french.setAttribute).toHaveBeenCalledWith('href', '/fr/p/robe-4711?farbe=sage');
  });

  test('leaves the reviews in the address that are shown below, but not what was said of them', async () => {
    location.href += '?farbe=black&bewertungen=2&sterne-filter=4&bewertung=stimme&preis=10#_.bewertungen';
    const request = press();
    expect(request.url).toBe('http://at.localhost/p/kleid-4711?farbe=sage&groesse=38&teil=1');
    request.responseXML = page('');
    request.onload();
    await settled();
    expect(String(replaceState.mock.calls[0]?.[2])).toBe(
      'http://at.localhost/p/kleid-4711?farbe=sage&groesse=38&bewertungen=2&sterne-filter=4',
    );
  });

  test('has the names of the page’s language in the address, and in links to others those that all understand', async () => {
    showPage({ parameters: 'farbe=kleur&bewertungen=beoordelingen' });
    location.href += '?kleur=black&beoordelingen=2&bewertungen=3';
    vi.stubGlobal(
      'FormData',
      class extends URLSearchParams {
        constructor() {
          super({ kleur: 'sage' });
        }
      },
    );
    const request = press();
    expect(french.search).toBe('farbe=sage');
    request.responseXML = page('');
    request.onload();
    await settled();
    expect(String(replaceState.mock.calls[0]?.[2])).toBe(
      'http://at.localhost/p/kleid-4711?kleur=sage&beoordelingen=2',
    );
  });

  test('wants no answer any more once another is made', () => {
    const first = press();
    const second = press();
    expect([first.isAborted, second.isAborted]).toEqual([true, false]);
  });

  test.each<[string, (request: FakeRequest) => void]>([
    ['is not there', (request) => ((request.status = 404), request.onload())],
    [
      'is of another product',
      (request) => ((request.responseXML = { querySelector: () => null }), request.onload()),
    ],
    ['is elsewhere', (request) => ((request.responseURL = 'http://at.localhost/'), request.onload())],
    ['does not come', (request) => request.onerror()],
    ['does not come in time', (request) => request.ontimeout()],
  ])('goes to its page when that %s', async (_, answer) => {
    answer(press());
    await settled();
    expect(String(assign.mock.calls[0]?.[0])).toBe('http://at.localhost/p/kleid-4711?farbe=sage&groesse=38');
    expect(replaceState).not.toHaveBeenCalled();
  });
});
