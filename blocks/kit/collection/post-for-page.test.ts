import { beforeEach, describe, expect, test, vi } from 'vitest';
import { postForPage } from './post-for-page.ts';

class FakeRequest {
  static last: FakeRequest;
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
  setRequestHeader(_name: string, value: string): void {
    this.sent.push(value);
  }
  send(body?: string): void {
    this.sent.push(body);
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
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
    const page = postForPage('/warenkorb', []);
    answer(FakeRequest.last);
    await expect(page).rejects.toThrow(kind);
  });
});
