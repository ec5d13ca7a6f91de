import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EditorRole, editorRoles } from '../../../schemas/editing/document.ts';
import { mayActAs } from '../../../server/editing/editor-of.ts';
import { type StaffShop, startStaffShop, type Worker } from '../staff/staff-shop.ts';
import { contentFiles } from './content-files.ts';
import { editorOf } from './editing-shop.ts';

/** Every call, with the role that it needs: one that is in no line here fails. */
const needed: Readonly<Record<string, EditorRole>> = {
  'get /me': 'reader',
  'get /blocks': 'reader',
  'get /lookup': 'reader',
  'get /facts': 'reader',
  'get /assets': 'reader',
  'post /assets': 'editor',
  'get /assets/:id': 'reader',
  'post /assets/:id/changes': 'editor',
  'post /assets/:id/file': 'editor',
  'post /assets/:id/files/:number/show': 'editor',
  'post /assets/:id/archive': 'editor',
  'get /documents': 'reader',
  'post /documents': 'editor',
  'get /documents/:id': 'reader',
  'get /documents/:id/summary': 'reader',
  'post /documents/:id/changes': 'editor',
  'post /documents/:id/costs': 'reader',
  'post /documents/:id/discard': 'editor',
  'post /documents/:id/draw': 'reader',
  'post /documents/:id/view-differences': 'reader',
  'get /documents/:id/versions': 'reader',
  'get /documents/:id/versions/:number': 'reader',
  'post /documents/:id/restore': 'editor',
  'get /documents/:id/problems': 'reader',
  'post /documents/:id/publish': 'publisher',
  'post /documents/:id/unpublish': 'publisher',
  'post /documents/:id/archive': 'publisher',
  'get /planned': 'reader',
  'post /planned/:id/cancel': 'publisher',
  'post /documents/:id/approval': 'editor',
  'get /documents/:id/notes': 'reader',
  'post /documents/:id/notes': 'reader',
  'post /documents/:id/notes/:note/settle': 'editor',
  'get /releases': 'reader',
  'post /releases': 'editor',
  'get /releases/:id': 'reader',
  'get /releases/:id/problems': 'reader',
  'post /releases/:id/items': 'editor',
  'post /releases/:id/items/:document/remove': 'editor',
  'post /releases/:id/schedule': 'publisher',
  'post /releases/:id/publish': 'publisher',
  'post /releases/:id/drop': 'publisher',
  'get /documents/:id/shares': 'reader',
  'post /documents/:id/shares': 'editor',
  'post /shares/:id/revoke': 'editor',
  'post /documents/:id/presence': 'reader',
};

const nobody = '3d2f1c6e-7a54-4a58-9d0c-2f6f0f5f7b11';
let shop: StaffShop;
const people = new Map<EditorRole, Worker>();
beforeAll(async () => {
  shop = await startStaffShop({}, { files: contentFiles });
  for (const role of editorRoles) people.set(role, await editorOf(shop, [role]));
});
afterAll(() => shop.close());

/** A call about things that there are none of: whoever may call it learns that, and nobody else. */
function ask(browser: Worker['browser'], name: string, headers: Record<string, string> = {}) {
  const [method, path = ''] = name.split(' ');
  const address = `/edit/api${path.replace(':number', '1').replaceAll(/:\w+/g, nobody)}`;
  return method === 'get' ? browser.get(address, headers) : browser.call(address, {}, headers);
}

test('every call is in the list of roles, and says the same itself', () => {
  const declared = shop.shop.editCalls.map(({ method, path, role }) => [`${method} ${path}`, role]);
  expect(Object.fromEntries(declared)).toEqual(needed);
  expect(declared).toHaveLength(Object.keys(needed).length);
});

describe.each(Object.entries(needed))('%s', (name, role) => {
  test('is for whoever has the role, and nobody below', async () => {
    const answers = await Promise.all(
      editorRoles.map(async (own) => {
        const { browser } = people.get(own) as Worker;
        const { status, headers, text } = await ask(browser, name);
        const reason = status < 400 ? '' : (JSON.parse(text) as { reason: string }).reason;
        expect(headers['cache-control']).toBe('private, no-store');
        return [own, status === 403 && reason === 'role-missing'];
      }),
    );
    expect(answers).toEqual(editorRoles.map((own) => [own, !mayActAs(own, role)]));
  });
});

test('nobody calls anything without a session, with one of another shop, or from another site', async () => {
  const stranger = shop.browser();
  const elsewhere = await editorOf(shop, ['administrator'], { tenant: 'default', host: 'default.localhost' });
  const foreign = shop.browser();
  for (const [cookie, value] of elsewhere.browser.cookies) foreign.cookies.set(cookie, value);
  const here = await editorOf(shop, ['administrator'], { tenant: 'default' });
  for (const name of Object.keys(needed)) {
    const answers = [await ask(stranger, name), await ask(foreign, name), await ask(here.browser, name)];
    expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 401, 401, 403]);
    const crossing = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const { browser } = people.get('administrator') as Worker;
    const crossed = name.startsWith('post') ? await ask(browser, name, crossing) : undefined;
    expect([name, crossed?.status ?? 403]).toEqual([name, 403]);
  }
});

test('whose account is shut calls nothing any more', async () => {
  const admin = await shop.worker(`chef${Date.now()}@example.at`);
  const shut = await editorOf(shop, ['administrator']);
  const id = (await shop.ports.store.byEmail(shut.email))?.id ?? '';
  // Who works in one shop alone is shut by whoever administers that.
  await admin.browser.send(`/desk/staff/${id}/disable`, {});
  for (const name of Object.keys(needed)) expect((await ask(shut.browser, name)).status).toBe(401);
});

test('what is no call, no method or no JSON is told by problem details', async () => {
  const { browser } = people.get('editor') as Worker;
  const told = async (answer: ReturnType<typeof ask>) => {
    const { status, headers, text } = await answer;
    const { reason, errors } = JSON.parse(text) as { reason: string; errors?: unknown };
    return [status, headers['content-type'], reason, errors];
  };
  const problem = 'application/problem+json; charset=utf-8';
  expect(await told(browser.get('/edit/api/nothing'))).toEqual([404, problem, 'no-such-call', undefined]);
  expect(await told(browser.get('/edit/api/documents/x'))).toEqual([404, problem, 'not-found', undefined]);
  expect(await told(browser.call('/edit/api/me'))).toEqual([405, problem, 'no-such-call', undefined]);
  expect(await told(browser.send('/edit/api/releases', { title: 'x' }))).toEqual([
    ...[415, problem, 'refused', undefined],
  ]);
  expect(await told(browser.call('/edit/api/releases', { title: '' }))).toEqual([
    ...[400, problem, 'wrong-shape'],
    [{ pointer: '/title', reason: 'too_small' }],
  ]);
  expect(await told(browser.get('/edit/api/documents?kind=film'))).toEqual([
    ...[400, problem, 'wrong-shape'],
    [{ pointer: '/kind', reason: 'invalid_value' }],
  ]);
});
