import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FromFrame } from '../../../schemas/editing/frame-message.ts';
import { signPreview } from '../../../server/pages/preview-token.ts';
import { connectDatabase } from '../../../server/storage/database/connect-database.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { type RunningShop, startShop } from '../../running/running-shop.ts';
import { signInEditor } from '../../running/sign-in-editor.ts';
import { openWatched } from '../../running/watched-page.ts';
import { collectingLog } from '../../services/collecting-log.ts';

// The page in a frame, with a page of the test in the place of the studio, and of another CMS.

const previewSecret = 'a-secret-for-previews-in-tests-0123456789';
const staffSecret = 'a-secret-for-staff-of-the-live-frame-test';
let shop: RunningShop;
let database: Database;
let cms: Server;
let stranger: Server;
const originOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  [cms, stranger] = await Promise.all([blankSite(), blankSite()]);
  shop = await startShop({
    ...{
      PREVIEW_SECRET: previewSecret,
      STAFF_SECRET: staffSecret,
      CMS_ORIGIN: originOf(cms),
      CONTENT_STORE: 'true',
    },
  });
  database = connectDatabase(shop.connection, collectingLog());
});
afterAll(async () => {
  cms.close();
  stranger.close();
  await database.close();
  await shop.stop();
});

async function blankSite(): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>CMS</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

type Heard = Window & { heard: FromFrame[]; other: Window };

/** Opens something in a window of its own, and writes down what it says. */
async function openFrom(page: Page, address: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.evaluate((url) => {
    const own = window as unknown as Heard;
    own.heard = [];
    addEventListener('message', ({ data }) => own.heard.push(data as FromFrame));
    own.other = open(url) as Window;
  }, address);
  return opening;
}

const heard = (page: Page): Promise<FromFrame[]> => page.evaluate(() => (window as unknown as Heard).heard);
const last = async (page: Page, type: string): Promise<unknown> =>
  (await heard(page)).findLast((message) => message.type === type);

async function say(page: Page, message: object, origin = shop.origin('at')): Promise<void> {
  await page.evaluate(([said, to]) => (window as unknown as Heard).other.postMessage(said, to), [
    message,
    origin,
  ] as const);
}

it('shows what is edited in the page, and tells the studio what is done there', async () => {
  const { page, close } = await openWatched();
  await signInEditor(page, { shop, database, secret: staffSecret });
  await page.goto(`${shop.origin('at')}/edit/api/documents?kind=page&search=herbst`);
  const { documents } = JSON.parse(await page.locator('body').innerText()) as {
    documents: { id: string; key: string }[];
  };
  const id = documents.find(({ key }) => key === '/lp/herbst')?.id;
  await page.goto(`${shop.origin('at')}/edit/account`);
  const session = randomUUID();
  const frame = await openFrom(page, `/edit/frame/${id}?session=${session}`);
  const faults: string[] = [];
  frame.on('pageerror', ({ message }) => faults.push(message));
  frame.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  await expect.poll(() => last(page, 'ready')).toMatchObject({ document: id, address: '/lp/herbst' });
  const { base } = (await last(page, 'ready')) as Extract<FromFrame, { type: 'ready' }>;
  const title = frame.locator('#titel');
  let number = 0;
  const draw = (value: string) =>
    say(page, {
      ...{ studio: 1, session, type: 'draw', number: ++number, base, view: {} },
      changes: [
        { id: randomUUID(), patches: [{ op: 'set', node: 'titel', path: ['props', 'text'], value }] },
      ],
    });

  await frame.evaluate(() => {
    scrollTo(0, 300);
    document.querySelector('header')?.setAttribute('data-before', '');
  });
  await draw('Neu im Herbst');
  await expect.poll(() => frame.locator('main').innerText()).toContain('Neu im Herbst');
  expect(await frame.evaluate(() => scrollY)).toBe(300);
  expect(await frame.locator('header[data-before]').count()).toBe(1);
  await expect.poll(() => last(page, 'drawn')).toMatchObject({ number: 1 });

  // From a window that is not the studio's, and from another session.
  await frame.evaluate(([said, to]) => window.postMessage(said, to), [
    { studio: 1, session, type: 'mode', edit: false },
    shop.origin('at'),
  ] as const);
  await say(page, { studio: 1, session: randomUUID(), type: 'mode', edit: false });
  await say(page, { studio: 1, session, type: 'mode', edit: 'no' });
  const heading = frame.getByText('Neu im Herbst');
  await heading.click();
  await expect
    .poll(() => last(page, 'select'))
    .toMatchObject({
      ...{ node: 'titel', path: ['props', 'text'], extend: false },
    });

  await heading.dblclick();
  await frame.keyboard.type('Im Ort');
  await expect
    .poll(() => last(page, 'text'))
    .toMatchObject({ node: 'titel', value: 'Im Ort', isDone: false });
  await draw('Im Ort');
  await frame.keyboard.type(' getippt');
  await draw('Im Ort getippt');
  await frame.keyboard.press('Enter');
  await expect.poll(() => last(page, 'text')).toMatchObject({ value: 'Im Ort getippt', isDone: true });
  await expect.poll(() => frame.locator('[contenteditable]').count()).toBe(0);
  expect(await title.count()).toBeGreaterThan(0);
  await expect.poll(() => frame.locator('main').innerText()).toContain('Im Ort getippt');

  await say(page, { studio: 1, session, type: 'mode', edit: false });
  await frame.locator('header a[href="/"]').first().click();
  await expect.poll(() => last(page, 'ready')).toMatchObject({ address: '/' });
  expect(new URL(frame.url()).pathname).toMatch(/^\/edit\/frame\//);

  // Nothing real is done there.
  const sent: string[] = [];
  frame.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  const refused = await frame.evaluate(async () => {
    const answer = await fetch('/api/basket/v1/add?locale=de-AT', { method: 'POST', body: '{}' });
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/api/newsletter/v1/subscribe' });
    document.body.append(form);
    form.submit();
    return answer.status;
  });
  expect(refused).toBe(403);
  expect(sent).toEqual([]);
  expect(faults.filter((fault) => !fault.includes('form-action'))).toEqual([]);
  await close();
});

it('shows drafts of another CMS in its frame, and listens to nobody else', async () => {
  const { page, close } = await openWatched();
  const page1 = { format: 'webapp_json', formatVersion: 1 };
  const draft = (text: string): object => ({
    ...page1,
    page: {
      ...{ id: 'x', tenant: 'at', locale: 'de-AT', path: '/lp/herbst', revision: '1', status: 'draft' },
      title: 'Entwurf',
    },
    regions: { main: [{ id: 'a', type: 'heading', props: { text, level: 1 } }] },
  });
  const token = signPreview(
    { tenant: 'at', locale: 'de-AT', path: '/lp/herbst', expires: Date.now() + 600_000 },
    previewSecret,
  );
  const preview = `${shop.origin('at')}/preview/live`;
  await page.goto(originOf(cms));
  await page.evaluate((url) => {
    const own = window as unknown as Heard;
    own.heard = [];
    const frame = document.createElement('iframe');
    frame.src = url;
    document.body.append(frame);
    own.other = frame.contentWindow as Window;
    addEventListener('message', ({ data }) => own.heard.push(data as FromFrame));
  }, preview);
  const inFrame = page.frameLocator('iframe');
  await expect.poll(() => last(page, 'ready')).toMatchObject({ preview: 1 });
  await say(page, { preview: 1, type: 'document', token, document: draft('Aus dem CMS') });
  await expect.poll(() => inFrame.locator('h1').innerText()).toBe('Aus dem CMS');
  await say(page, { preview: 1, type: 'document', token, document: draft('Und gleich anders') });
  await expect.poll(() => inFrame.locator('h1').innerText()).toBe('Und gleich anders');
  await expect.poll(() => last(page, 'drawn')).toMatchObject({ preview: 1 });
  await say(page, { preview: 1, type: 'document', token: `${token}x`, document: draft('Nie') });
  await expect.poll(() => last(page, 'failed')).toMatchObject({ status: 401 });
  expect(await inFrame.locator('h1').innerText()).toBe('Und gleich anders');

  await page.goto(originOf(stranger));
  const opened = await openFrom(page, preview);
  await opened.getByText('Waiting for a draft').waitFor();
  await say(page, { preview: 1, type: 'document', token, document: draft('Von Fremden') });
  await opened.waitForTimeout(300);
  expect(await opened.getByText('Waiting for a draft').count()).toBe(1);
  expect(await heard(page)).toEqual([]);
  await close();
});
