import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageData } from '../testing/page-data.ts';
import { postForm } from './post-form.ts';

const dataset = { failed: 'Fehler.', busy: 'Viel los.', offline: 'Kein Netz.' };
const entries = { form: 'login', email: 'a@b.at', stay: 'yes' };
const form = { dataset } as unknown as HTMLFormElement;
const asked: [string, RequestInit | undefined][] = [];
const answering =
  (answer: () => Response | Promise<Response>): typeof fetch =>
  (address, init) => {
    asked.push([String(address), init]);
    return Promise.resolve().then(answer);
  };
const refused = (detail: string) => ({ ok: false, detail, errors: [], needsProof: false });

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('document', pageData('de-AT'));
  vi.stubGlobal(
    'FormData',
    class extends Map<string, string> {
      constructor() {
        super(Object.entries(entries));
      }
    },
  );
});

describe('a form of an account', () => {
  test('is sent as JSON to the call of its name, in the language of the page', async () => {
    const answer = answering(() => Response.json({ to: '/mein-konto', message: null }));
    expect(await postForm(form, answer)).toEqual({ ok: true, to: '/mein-konto', message: null });
    expect(asked).toMatchObject([
      [
        '/api/customer/v1/login?locale=de-AT',
        { method: 'POST', headers: { 'Content-Type': 'application/json' } },
      ],
    ]);
    expect(JSON.parse(String(asked[0]?.[1]?.body))).toEqual({ email: 'a@b.at', stay: 'yes' });
  });

  test('says what the shop says of it', async () => {
    const errors = [{ field: 'email', detail: 'Nicht gültig.' }];
    const answer = answering(() =>
      Response.json({ detail: 'Bitte prüfe.', errors, needsProof: true }, { status: 422 }),
    );
    expect(await postForm(form, answer)).toEqual({
      ...{ ok: false, detail: 'Bitte prüfe.', errors, needsProof: true },
    });
  });

  test.each([
    ['a page of an outage', () => new Response('<html>', { status: 503 }), 'Viel los.'],
    ['too many calls', () => new Response('', { status: 429 }), 'Viel los.'],
    ['too many calls, in words', () => Response.json({ detail: 'Warte.' }, { status: 429 }), 'Warte.'],
    ['a fault', () => new Response('', { status: 500 }), 'Fehler.'],
    ['a page instead of an answer', () => new Response('<html>'), 'Fehler.'],
    ['nothing', () => Response.json(null), 'Fehler.'],
    ['no network', () => Promise.reject(new TypeError('failed')), 'Kein Netz.'],
    ['no answer in time', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'Kein Netz.'],
  ])('is told in words of %s', async (_, answer, words) => {
    expect(await postForm(form, answering(answer))).toEqual(refused(words));
  });

  test('that has no words for the network has those for everything else', async () => {
    const plain = { dataset: { failed: 'Fehler.' } } as unknown as HTMLFormElement;
    const answer = answering(() => Promise.reject(new TypeError('failed')));
    expect(await postForm(plain, answer)).toEqual(refused('Fehler.'));
  });
});
