import { createHash } from 'node:crypto';
import express from 'express';
import request from 'supertest';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryOutbox } from '../testing/memory-outbox.ts';
import type { MailOutbox } from '../outbox.ts';
import { samplePaper } from '../testing/sample-letters.ts';
import { testMail } from '../testing/sample-mail.ts';
import { createMailPages } from './mail-pages.ts';

const at = Date.UTC(2026, 10, 28, 9, 5, 7);
let outbox: MailOutbox;
beforeEach(() => {
  outbox = createMemoryOutbox({ clock: () => at });
});

function ask(path: string): request.Test {
  const app = express();
  // As the shop answers everything else.
  app.use((_request, response, next) => {
    response.set({ 'Content-Security-Policy': "default-src 'none'", 'X-Frame-Options': 'DENY' });
    next();
  });
  app.use(
    '/dev/mail',
    createMailPages(outbox, async (tenant, { name, order }) =>
      name === 'terms' ? null : { name: `${name}.pdf`, content: Buffer.from(`${tenant} ${order}`) },
    ),
  );
  app.use(((error: { status?: number }, _request, response, _next) => {
    response.status(error.status ?? 500).end();
  }) as express.ErrorRequestHandler);
  return request(app).get(path);
}

test('the list leads to every mail, the newest first', async () => {
  expect((await ask('/dev/mail')).text).toContain('No mail was written yet.');
  await outbox.add(testMail({ subject: 'Erste' }), 'a');
  await outbox.add(testMail({ subject: 'Zweite & <letzte>' }), 'b');
  const { text, headers, status } = await ask('/dev/mail');
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  const links = [...text.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, href, label]) => [href, label]);
  expect(links).toEqual([
    ['/dev/mail/2', 'Zweite &#38; &#60;letzte&#62;'],
    ['/dev/mail/1', 'Erste'],
  ]);
  expect(text).toContain('2026-11-28 09:05:07 UTC');
  expect(text).toContain('maria@example.at');
});

test('a mail is shown with headers and text; its HTML stays in a frame that can do nothing', async () => {
  const html = '<p>Hallo</p><script>parent.document.title = "x"</script>';
  const text = 'Hallo & <b>willkommen</b>: https://www.example.at/a?b=1';
  await outbox.add(testMail({ html, text }), 'welcome 1');
  const page = await ask('/dev/mail/1');
  expect(page.text).not.toContain('parent.document');
  expect(page.text).toContain('Maria Gruber &#60;maria@example.at&#62;');
  expect(page.text).toContain('<pre>Hallo &#38; &#60;b&#62;willkommen&#60;/b&#62;');
  expect(page.text).toContain('welcome 1');
  const frame = /<iframe [^>]*>/.exec(page.text)?.[0] ?? '';
  expect(frame).toContain('src="/dev/mail/1/html"');
  expect(frame).toMatch(/ sandbox="(?![^"]*(allow-scripts|allow-same-origin|allow-forms|allow-top))/);

  const framed = await ask('/dev/mail/1/html');
  expect(framed.text).toBe(html);
  expect(framed.headers['x-frame-options']).toBe('SAMEORIGIN');
  const policy = framed.headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox /);
  expect(policy).not.toMatch(/script-src|img-src|allow-scripts|allow-same-origin/);
});

test('pages run no script, and their one sheet is the one that the policy allows', async () => {
  await outbox.add(testMail(), 'a');
  for (const path of ['/dev/mail', '/dev/mail/1']) {
    const { text, headers } = await ask(path);
    const sheet = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).not.toMatch(/<script| style="| on[a-z]+="/);
  }
});

test('tests read mails as JSON, of one reader or for one purpose, with the links in them', async () => {
  const text =
    'Hallo\n\nhttps://www.example.at/konto?token=a\n\nImpressum – https://www.example.at/impressum';
  await outbox.add(testMail({ text, purpose: 'reset-password' }), 'a');
  await outbox.add(testMail({ to: { address: 'other@example.at' } }), 'b');
  const ids = async (query: string) =>
    ((await ask(`/dev/mail/json${query}`)).body as { id: number }[]).map(({ id }) => id);
  expect(await ids('')).toEqual([2, 1]);
  expect(await ids('?to=maria@example.at')).toEqual([1]);
  expect(await ids('?purpose=welcome')).toEqual([2]);
  expect(await ids('?to=nobody@example.at')).toEqual([]);
  const { body } = await ask('/dev/mail/1/json');
  expect(body).toMatchObject({
    ...{ id: 1, key: 'a', state: 'waiting', created: at },
    mail: { purpose: 'reset-password', to: { address: 'maria@example.at' }, text },
    links: ['https://www.example.at/konto?token=a', 'https://www.example.at/impressum'],
  });
});

test.each([
  '/dev/mail/2',
  '/dev/mail/0',
  '/dev/mail/1e0',
  '/dev/mail/-1',
  '/dev/mail/x/html',
  '/dev/mail/9/json',
])('%s is nothing', async (path) => {
  await outbox.add(testMail(), 'a');
  expect((await ask(path)).status).toBe(404);
});

test('a mail that is no longer kept is still listed', async () => {
  await outbox.add(testMail(), 'a');
  const [claimed] = await outbox.claim(at, 1, 1000);
  if (claimed) await outbox.sent(claimed, at, false);
  expect((await ask('/dev/mail')).text).toContain('(no longer kept)');
  expect((await ask('/dev/mail/1')).text).toContain('<span class="sent">sent</span>, 1 try');
});

test('the papers of a mail can be read beside it', async () => {
  const papers = [samplePaper, { ...samplePaper, name: 'terms' as const }];
  await outbox.add(testMail({ papers }), 'a');
  expect((await ask('/dev/mail/1')).text).toContain('<a href="/dev/mail/1/papers/0">invoice (PDF)</a>');
  const { status, headers, body } = await ask('/dev/mail/1/papers/0');
  expect([status, headers['content-type'], String(body)]).toEqual([200, 'application/pdf', 'at 4711081500']);
  for (const path of ['1', '2', 'x', '-1'])
    expect((await ask(`/dev/mail/1/papers/${path}`)).status).toBe(404);
});
