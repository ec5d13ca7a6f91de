import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, stop } from '../faults/fault-proxy.ts';
import { hold } from '../running/hold.ts';
import { sharedBrowser } from '../running/shared-browser.ts';

// The one script of every page, on a page of the test's own: what visitors do before any code has come.

const root = join(import.meta.dirname, '../..');
const modules = {
  hydrate: '/hydrate.js',
  islands: { x: '/island.js' },
  actions: { outer: '/outer.js', inner: '/inner.js', broken: '/404.js' },
};

/** Stands in for what is fetched; tells the page's window what it was asked to do. */
const files: Record<string, string> = {
  '/hydrate.js':
    'export async function hydrateIsland(_root,_url,take){const event=take();tell(event?event.type+" "+event.target.id:"nothing")}',
  '/outer.js': 'export const run=(_element,event)=>tell("outer "+event.type)',
  '/inner.js': 'export const run=(_element,event)=>tell("inner "+event.type)',
};

let server: Server;
let origin = '';

beforeAll(async () => {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const entry = readFileSync(
    join(root, 'dist/client', manifest['renderer/browser/entry.ts']?.file ?? ''),
    'utf8',
  );
  // The block named like the script's list of modules must not take its place.
  const html = `<!doctype html><script>told=[];tell=(text)=>told.push(text)</script><section data-modules></section>
    <div data-island="x" data-strategy="interaction">
      <button id="button" type="button">go</button>
      <form id="form" action="/sent"><input name="q"><button id="send">send</button></form>
    </div>
    <div data-action="outer" data-action-on="keydown"><a id="link" data-action="inner" href="/elsewhere">inner</a></div>
    <form data-action="broken" data-action-on="submit" action="/sent"><button id="broken">x</button></form>
    <script type="application/json" data-modules>${JSON.stringify(modules)}</script><script type="module">${entry}</script>`;
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = files[path];
    if (file === undefined)
      response.writeHead(path.endsWith('.js') ? 404 : 200, { 'content-type': 'text/html' }).end(html);
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(file);
  });
  origin = await listen(server);
});

afterAll(async () => {
  await stop(server);
});

async function open(): Promise<Page> {
  const page = await (await sharedBrowser()).newPage();
  await page.goto(origin);
  return page;
}

const told = (page: Page): Promise<string[]> => page.evaluate('told');

/** Does something before any code has come: what is fetched meanwhile waits until it is over. */
async function beforeCode(page: Page, deed: () => Promise<void>): Promise<void> {
  const goOn = await hold(page, '**/*.js');
  await deed();
  goOn();
}

describe('an island that wakes by a touch', () => {
  it('gets the click, not only the press that began it', async () => {
    const page = await open();
    await beforeCode(page, () => page.click('#button'));
    await expect.poll(() => told(page)).toEqual(['click button']);
    await page.close();
  });

  it('gets the form that was sent meanwhile; the browser does not send it too', async () => {
    const page = await open();
    await beforeCode(page, async () => {
      await page.fill('input', 'a');
      await page.click('#send');
    });
    await expect.poll(() => told(page)).toEqual(['submit form']);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.close();
  });
});

it('finds islands and actions in what comes later', async () => {
  const page = await open();
  await page.evaluate(() => {
    const part = document.createElement('div');
    const island = document.createElement('div');
    island.dataset.island = 'x';
    island.dataset.strategy = 'load';
    part.append(island);
    document.body.append(part);
    part.dispatchEvent(new Event('content-added', { bubbles: true }));
  });
  await expect.poll(() => told(page)).toEqual(['nothing']);
  await page.close();
});

describe('an action', () => {
  it('gets the events that it names, also from within another', async () => {
    const page = await open();
    await page.focus('#link');
    await page.keyboard.press('a');
    await expect.poll(() => told(page)).toEqual(['outer keydown']);
    await page.click('#link');
    await expect.poll(() => told(page)).toEqual(['outer keydown', 'inner click']);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.close();
  });

  it('leaves a click to the browser that opens a new tab', async () => {
    const page = await open();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.click('#link', { modifiers: ['ControlOrMeta'] }),
    ]);
    expect(new URL(tab.url() === 'about:blank' ? `${origin}/elsewhere` : tab.url()).pathname).toBe(
      '/elsewhere',
    );
    expect(await told(page)).not.toContain('inner click');
    await tab.close();
    await page.close();
  });

  it('is told of Back and Forward where its part follows the address', async () => {
    const page = await open();
    await page.evaluate(() => history.pushState(null, '', '?a'));
    await page.evaluate(() => document.body.setAttribute('data-action-address', 'outer'));
    await page.goBack();
    await expect.poll(() => told(page)).toEqual(['outer popstate']);
    await page.close();
  });

  it('whose code cannot be had leaves the form to the browser', async () => {
    const page = await open();
    await page.click('#broken');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/sent');
    await page.close();
  });
});
