import { beforeEach, describe, expect, test, vi } from 'vitest';
import { postForPage } from './post-for-page.ts';

class FakeRequest {
  static last: FakeRequest;
  /** Under which what was sent is known again. */
  static keys: string[] = [];
  responseType = '';
  status = 200;
  responseXML: unknown = null;
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  ontimeout: () => void = () => undefined;
  sent: (string | undefined)[] = [];
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string): void {
    this.sent.push(method, url);
  }
  setRequestHeader(name: string, value: string): void {
    if (name === 'idempotency-key') FakeRequest.keys.push(value);
    else this.sent.push(value);
  }
  send(body?: string): void {
    this.sent.push(body);
  }
}

beforeEach(() => {
  FakeRequest.keys = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('navigator', { onLine: true });
});

describe('a form that is posted for its page', () => {
  test('is sent as browsers send it, and gives the page, also one that says why not', async () => {
    const page = postForPage('/warenkorb', [
      ['form', 'voucher'],
      ['code', 'a&b ü'],
    ]);
    const request = FakeRequest.last;
    expect([request.responseType, ...request.sent]).toEqual([
      ...['document', 'POST', '/warenkorb', 'application/x-www-form-urlencoded'],
      'form=voucher&code=a%26b+%C3%BC',
    ]);
    Object.assign(request, { status: 422, responseXML: { title: 'Warenkorb' } });
    request.onload();
    expect(await page).toEqual({ title: 'Warenkorb' });
  });

  test('is sent again under its key where the answer got lost', async () => {
    vi.stubGlobal('setTimeout', (run: () => void) => run());
    const page = postForPage('/warenkorb', [['form', 'voucher']]);
    Object.assign(FakeRequest.last, { status: 502, responseXML: { title: 'Bad gateway' } });
    FakeRequest.last.onload();
    await vi.waitFor(() => expect(FakeRequest.keys).toHaveLength(2));
    Object.assign(FakeRequest.last, { responseXML: { title: 'Warenkorb' } });
    FakeRequest.last.onload();
    expect(await page).toEqual({ title: 'Warenkorb' });
    expect(new Set(FakeRequest.keys).size).toBe(1);
  });

  test('without entries is only asked for', async () => {
    const page = postForPage('/warenkorb', null);
    expect(FakeRequest.last.sent).toEqual(['GET', '/warenkorb', undefined]);
    FakeRequest.last.responseXML = {};
    FakeRequest.last.onload();
    expect(await page).toEqual({});
  });

  test.each<[string, (request: FakeRequest) => void, typeof Error]>([
    ['is no page', (request) => request.onload(), Error],
    ['does not come', (request) => request.onerror(), TypeError],
    ['does not come in time', (request) => request.ontimeout(), TypeError],
  ])('fails when what follows %s', async (_, answer, kind) => {
    vi.stubGlobal('navigator', { onLine: false });
    const page = postForPage('/warenkorb', []);
    answer(FakeRequest.last);
    await expect(page).rejects.toThrow(kind);
  });
});
