import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIllustrations } from '../../content-fixtures/illustration/illustrations.ts';
import { createDrawnPictures } from './drawn-pictures.ts';
import type { PictureDrawing } from './picture-drawing.ts';
import { parseRecipes } from '../../content-fixtures/illustration/read-recipes.ts';
import type { PictureRecipe } from '../../content-fixtures/illustration/recipe.ts';
import { createWorkerDrawing } from './worker-drawing.ts';

const { recipes } = parseRecipes(
  new Map([
    [
      'test.json',
      [
        { id: 'scarf', kind: 'scarf', params: { colour: 'rust' } },
        { id: 'vase', kind: 'vase', params: { colour: 'sage' } },
      ],
    ],
  ]),
);
const [scarf, vase] = recipes as [PictureRecipe, PictureRecipe];
const library = createIllustrations(recipes);
const source = join(import.meta.dirname, '../compose/drivers/picture-worker.ts');

const opened: PictureDrawing[] = [];
afterEach(() => {
  for (const drawing of opened.splice(0)) drawing.close();
});

function open(
  file = source,
  more: { limitMs?: number } = {},
): { drawing: PictureDrawing; warnings: object[] } {
  const warnings: object[] = [];
  const drawing = createWorkerDrawing({ file, ...more, log: { warn: (facts) => void warnings.push(facts) } });
  opened.push(drawing);
  return { drawing, warnings };
}

/** A thread that does as the text says, with a file beside it in which it can note that it ran. */
async function thread(text: string): Promise<{ file: string; runs: () => Promise<number> }> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  const [file, notes] = [join(folder, 'thread.mjs'), join(folder, 'notes')];
  await writeFile(
    file,
    `import { parentPort } from 'node:worker_threads';
     import { appendFileSync, readFileSync } from 'node:fs';
     const note = () => { appendFileSync(${JSON.stringify(notes)}, 'x'); return readFileSync(${JSON.stringify(notes)}).length; };
     parentPort.on('message', ({ id, task }) => { ${text} });`,
  );
  return { file, runs: async () => (await readFile(notes)).length };
}

describe('a thread of its own', () => {
  it('gets one drawing at a time, so that one that never ends takes no other with it', async () => {
    const { file } = await thread(
      `if (task.recipe.id === 'scarf') for (;;);
       parentPort.postMessage({ id, result: 'drawn' });`,
    );
    const { drawing } = open(file, { limitMs: 1000 });
    const [endless, ...others] = await Promise.allSettled([
      drawing.revision(scarf),
      drawing.revision(vase),
      drawing.revision(vase),
    ]);
    expect(endless.status).toBe('rejected');
    expect(others).toEqual([
      { status: 'fulfilled', value: 'drawn' },
      { status: 'fulfilled', value: 'drawn' },
    ]);
  });

  it('draws the same as this one, and reads the same revision', async () => {
    const { drawing } = open();
    for (const recipe of recipes) {
      expect(String(await drawing.svg(recipe, 240))).toBe(library.svgOf(recipe, 240));
      expect(await drawing.revision(recipe)).toBe(library.revisionOf(recipe));
    }
  });

  it('leaves nothing of a picture to be drawn here once all are known', async () => {
    const here = vi.fn<() => string>(() => {
      throw new Error('This thread is for pages');
    });
    const { drawing } = open();
    const pictures = createDrawnPictures({
      library: { ...library, revisionOf: here, svgOf: here },
      cacheDir: await mkdtemp(join(tmpdir(), 'drawn-')),
      log: { warn() {} },
      drawing,
    });
    await pictures.prepare();
    expect(pictures.find('scarf')?.revision).toMatch(/^[0-9a-f]{10}$/);
    expect((await pictures.render('scarf', 160, 'webp', 75)).length).toBeGreaterThan(100);
    expect(here).not.toHaveBeenCalled();
  });

  it('tells why a picture cannot be drawn, and goes on', async () => {
    const { drawing, warnings } = open();
    await expect(drawing.svg({ ...scarf, kind: 'nothing' }, 160)).rejects.toThrow(
      'no picture kind "nothing"',
    );
    expect((await drawing.svg(vase, 160)).length).toBeGreaterThan(100);
    expect(warnings).toEqual([]);
  });
});

describe('when the thread dies', () => {
  it('another one draws what was lost', async () => {
    const { file, runs } = await thread(
      `if (note() === 1) process.exit(1); parentPort.postMessage({ id, result: 'drawn' });`,
    );
    const { drawing, warnings } = open(file);
    expect(String(await drawing.svg(scarf, 160))).toBe('drawn');
    expect(await runs()).toBe(2);
    expect(warnings).toHaveLength(1);
  });

  it('twice of one picture, that picture fails, and others are drawn', async () => {
    const { file, runs } = await thread(
      `note(); if (task.recipe.id === 'scarf') throw new Error('too much'); parentPort.postMessage({ id, result: 'drawn' });`,
    );
    const { drawing } = open(file);
    await expect(drawing.svg(scarf, 160)).rejects.toThrow('ended: too much');
    expect(await runs()).toBe(2);
    expect(String(await drawing.svg(vase, 160))).toBe('drawn');
  });

  it('of a drawing without end, it is ended', async () => {
    const { file, runs } = await thread(`note(); for (;;);`);
    const { drawing } = open(file, { limitMs: 2000 });
    await expect(drawing.svg(scarf, 160)).rejects.toThrow('The thread that drew the picture ended');
    expect(await runs()).toBe(2);
  });

  it('because its file is not there, pictures fail', async () => {
    const { drawing } = open(join(tmpdir(), 'no-such-thread.mjs'));
    await expect(drawing.svg(scarf, 160)).rejects.toThrow('Cannot find module');
  });
});

it('lets a process end that has nothing else to do', async () => {
  const { file } = await thread(`parentPort.postMessage({ id, result: 'drawn' });`);
  const [module, script] = [join(import.meta.dirname, 'worker-drawing.ts'), `${file}-user.mjs`];
  await writeFile(
    script,
    `import { createWorkerDrawing } from ${JSON.stringify(module)};
     const drawing = createWorkerDrawing({ file: ${JSON.stringify(file)}, log: console });
     console.log(await drawing.revision({}));`,
  );
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8', timeout: 30_000 });
  expect([status, stdout]).toEqual([0, 'drawn\n']);
});

describe('closing', () => {
  it('ends the thread and rejects what is under way and what comes later', async () => {
    const { file } = await thread('note();');
    const { drawing, warnings } = open(file);
    const underWay = drawing.svg(scarf, 160);
    drawing.close();
    await expect(underWay).rejects.toThrow('No picture is drawn any more');
    await expect(drawing.svg(vase, 160)).rejects.toThrow('No picture is drawn any more');
    expect(warnings).toEqual([]);
  });
});
