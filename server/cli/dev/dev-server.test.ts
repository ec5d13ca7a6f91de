import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../../../tests/services/project-copy.ts';
import { readSettings } from '../../config.ts';
import { createDevServer, type DevServer } from './dev-server.ts';

// One server for all, as a developer has it: each test begins where the one before ended.

const folder = 'blocks/content/pull-quote';
const page = 'content-fixtures/at/pages/de-AT/zitat.json';
const lines: string[] = [];
let copy: ProjectCopy;
let dev: DevServer;
let origin: string;
/** What a browser shows that reloads when it is told to. */
let shown: { status: number; html: string };
let socket: WebSocket;

beforeAll(async () => {
  copy = copyProject('dev-server');
  writeBlock('<button type="button" data-action="pull-quote">{props.headline}</button>');
  copy.write(`${folder}/schema.ts`, schemaOf('z.string().min(1)'));
  copy.write(`${folder}/examples.json`, '{ "minimal": { "props": { "headline": "Ein Satz" } } }');
  writePage('Ein Satz');
  const settings = readSettings({
    NODE_ENV: 'development',
    DATA_DIR: join(copy.root, '.data'),
    CONTENT_DIR: join(copy.root, 'content-fixtures'),
  });
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  dev = await createDevServer({ settings, root: copy.root, log, viteLog: 'silent' });
  await new Promise<void>((resolve) => dev.server.listen(0, '127.0.0.1', resolve));
  const address = dev.server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  shown = await read();
  socket = await listenAsBrowser();
}, 120_000);

afterAll(async () => {
  socket.close();
  dev.server.close();
  await dev.close();
});

function writeBlock(body: string): void {
  copy.write(
    `${folder}/block.ts`,
    `import { defineBlock } from '../../kit/define/define-block.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';
export const block = defineBlock({ type: 'pull-quote', v: 1, policy: 'hide', props, styles: [], view });
`,
  );
  copy.write(`${folder}/view.tsx`, viewOf(body));
}

function viewOf(body: string): string {
  return `import type { ViewInput } from '../../kit/define/define-block.ts';
import type { Props } from './schema.ts';

export function view({ props }: ViewInput<Props, object, never, never>) {
  return (
    ${body}
  );
}
`;
}

function schemaOf(headline: string): string {
  return `import { z } from 'zod';
export const props = z.strictObject({ headline: ${headline} });
export type Props = z.output<typeof props>;
`;
}

function writePage(headline: string): void {
  const meta = {
    id: 'quote',
    tenant: 'at',
    locale: 'de-AT',
    path: '/lp/zitat',
    revision: '1',
    status: 'published',
  };
  const main = [{ id: 'quote', type: 'pull-quote', props: { headline } }];
  copy.write(
    page,
    JSON.stringify({
      format: 'webapp_json',
      formatVersion: 1,
      page: { ...meta, title: 'Zitat' },
      regions: { main },
    }),
  );
}

async function read(path = '/lp/zitat'): Promise<{ status: number; html: string }> {
  const response = await fetch(origin + path, { headers: { Accept: 'text/html' } });
  return { status: response.status, html: await response.text() };
}

/** Reloads whenever the server says so; a page that comes after a newer one is not shown. */
async function listenAsBrowser(): Promise<WebSocket> {
  const client = await (await fetch(`${origin}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const opened = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  let reloads = 0;
  async function reload(): Promise<void> {
    const number = ++reloads;
    const loaded = await read();
    if (number === reloads) shown = loaded;
  }
  opened.addEventListener('message', ({ data }) => {
    if ((JSON.parse(String(data)) as { type: string }).type === 'full-reload') void reload();
  });
  await new Promise((resolve) => opened.addEventListener('open', resolve));
  return opened;
}

/** Waits until the browser, reloaded by itself, shows the text; returns the status of that page. */
async function statusWith(text: string): Promise<number> {
  await expect.poll(() => shown.html).toContain(text);
  return shown.status;
}

describe('the shop while it is developed', () => {
  it('knows an action that is made while it runs', async () => {
    expect(shown.html).toContain('>Ein Satz</button>');
    expect(shown.html).not.toContain(`${folder}/action.ts`);
    copy.write(
      `${folder}/action.ts`,
      'export function run(element: HTMLElement): void {\n  element.hidden = true;\n}\n',
    );
    expect(await statusWith(`"pull-quote":"/${folder}/action.ts"`)).toBe(200);
    expect((await read(`/${folder}/action.ts`)).html).toContain('element.hidden = true');
  });

  it('knows an island that is made while it runs', async () => {
    copy.write(`${folder}/island.tsx`, 'export function Island() {\n  return <b>lebt</b>;\n}\n');
    copy.write(
      `${folder}/view.tsx`,
      viewOf('<div>{island({})}</div>').replace('{ props }', '{ island }').replace('never>', 'object>'),
    );
    const block = copy.read(`${folder}/block.ts`);
    copy.write(
      `${folder}/block.ts`,
      `import { Island } from './island.tsx';\n${block}`.replace(
        'view });',
        "view, island: { component: Island, strategy: 'load' } });",
      ),
    );
    expect(await statusWith('<b>lebt</b>')).toBe(200);
    expect(await statusWith(`"pull-quote":"/${folder}/island.tsx"`)).toBe(200);
  });

  it('shows edited content', async () => {
    writeBlock('<p>{props.headline}</p>');
    expect(await statusWith('<p>Ein Satz</p>')).toBe(200);
    writePage('Ein anderer Satz');
    expect(await statusWith('<p>Ein anderer Satz</p>')).toBe(200);
  });

  it('shows content that is replaced as editors and git do, each time, and when it was broken', async () => {
    const replaced = (text: string): void => {
      copy.write(`${page}.tmp`, text);
      renameSync(join(copy.root, `${page}.tmp`), join(copy.root, page));
    };
    const good = copy.read(page);
    for (const words of ['Ersetzt', 'Noch einmal ersetzt']) {
      replaced(good.replace('Ein anderer Satz', words));
      expect(await statusWith(`<p>${words}</p>`)).toBe(200);
    }
    lines.length = 0;
    replaced('{ "page": ');
    await expect.poll(() => lines.join('')).toContain('broken-json');
    expect((await read()).html).toContain('<p>Noch einmal ersetzt</p>');
    replaced(good);
    expect(await statusWith('<p>Ein anderer Satz</p>')).toBe(200);
  });

  it('shows in the place of a node that its view throws, where in which file, and logs the same', async () => {
    lines.length = 0;
    copy.write(`${folder}/view.tsx`, viewOf('<p>{props.missing.length}</p>'));
    expect(await statusWith('data-fault="render-failed"')).toBe(200);
    const box = /<section[^>]*data-fault="render-failed".*?<\/section>/s.exec(shown.html)?.[0] ?? '';
    expect(box).toContain('/regions/main/0');
    expect(box).toContain('Cannot read properties of undefined');
    expect(box).toContain(`${folder}/view.tsx:6:`);
    // The box is drawn, not only there.
    expect(shown.html).toContain('.preview-fault{');
    expect(lines.join('')).toContain(`${folder}/view.tsx:6:`);
    writeBlock('<p>{props.headline}</p>');
    expect(await statusWith('<p>Ein anderer Satz</p>')).toBe(200);
  });

  it.each([
    ['a view', 'view.tsx', viewOf('<p>{props.headline}</b>'), '[PARSE_ERROR]'],
    ['an action', 'action.ts', 'export function run( {', '[PARSE_ERROR]'],
    [
      'an action that imports what is not there',
      'action.ts',
      "import './lost.ts';\nexport function run() {}",
      'Failed to resolve import',
    ],
    ['an action that is empty', 'action.ts', 'export {};', `${folder}/action.ts exports no function \`run\``],
    [
      'a shape that JSON Schema cannot say',
      'schema.ts',
      schemaOf("z.string().refine((text) => text !== '')"),
      'The props of &#34;pull-quote&#34; (its schema.ts) cannot be published: JSON Schema cannot say what refine() does',
    ],
    ['a shape that throws', 'schema.ts', schemaOf('z.strin()'), `${folder}/schema.ts:2:`],
    ['examples that are no JSON', 'examples.json', '{ "minimal": ', `${folder}/examples.json is no JSON: `],
    [
      'examples that are none',
      'examples.json',
      '{ "minimal": { "propps": {} } }',
      `${folder}/examples.json holds no examples, which are written as`,
    ],
  ])(
    'shows an overlay in place of the old page that says what is wrong with %s',
    async (what, file, text, said) => {
      const before = copy.read(`${folder}/${file}`);
      lines.length = 0;
      copy.write(`${folder}/${file}`, text);
      expect(await statusWith(said)).toBe(500);
      expect(shown.html).toContain('new ErrorOverlay');
      expect(lines.join('')).toContain('The change cannot be used yet');
      // What else changes does not hide it.
      writePage(`Ein Satz über ${what}`);
      expect((await read()).status).toBe(500);
      copy.write(`${folder}/${file}`, before);
      expect(await statusWith(`<p>Ein Satz über ${what}</p>`)).toBe(200);
    },
  );

  it('goes on when a block is deleted', async () => {
    rmSync(join(copy.root, folder), { recursive: true });
    expect(await statusWith('data-fault="type-unknown"')).toBe(200);
  });
});
