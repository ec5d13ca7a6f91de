import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRecipes, readRecipes } from './read-recipes.ts';

const parse = (...entries: unknown[]): ReturnType<typeof parseRecipes> =>
  parseRecipes(new Map([['fashion.json', entries]]));

describe('parseRecipes', () => {
  it('makes one picture of an entry and one more of each further view', () => {
    const { recipes, faults } = parse({
      id: 'dress-rust',
      kind: 'dress',
      also: ['back', 'detail'],
      params: { colour: 'rust' },
    });
    expect(faults).toEqual([]);
    expect(recipes.map(({ id, view }) => [id, view])).toEqual([
      ['dress-rust', 'front'],
      ['dress-rust-back', 'back'],
      ['dress-rust-detail', 'detail'],
    ]);
  });

  it('draws a wide thing on a square again', () => {
    const { recipes } = parse({
      id: 'sofa-sage',
      kind: 'sofa',
      also: ['square'],
      params: { colour: 'sage' },
    });
    expect(recipes.map(({ id, format }) => [id, format])).toEqual([
      ['sofa-sage', 'wide'],
      ['sofa-sage-square', 'square'],
    ]);
  });

  it('reads colours by name and by value', () => {
    const { recipes } = parse({ id: 'a', kind: 'dress', wall: 'wall-mist', params: { colour: '#123456' } });
    expect(recipes[0]).toMatchObject({ wall: '#dfe4e6', params: { colour: '#123456' } });
  });

  it('lists every fault with its file and place', () => {
    const { faults } = parse(
      { id: 'Dress', kind: 'dress', params: { colour: 'rust' } },
      { id: 'dress-a', kind: 'gown', params: {} },
      { id: 'dress-b', kind: 'dress', params: { colour: 'neon', length: 20 } },
      { id: 'dress-c', kind: 'dress', params: { colour: 'rust' }, price: 3 },
      { id: 'scarf-a', kind: 'scarf', also: ['back'], params: { colour: 'rust' } },
      { id: 'twice', kind: 'scarf', params: { colour: 'rust' } },
      { id: 'twice', kind: 'scarf', params: { colour: 'sage' } },
      'nonsense',
    );
    expect(faults).toContain(
      'fashion.json/2/params/colour: a name of the palette or #rrggbb in lower case is expected',
    );
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'fashion.json/0/id',
      'fashion.json/1/kind',
      'fashion.json/2/params/colour',
      'fashion.json/2/params/length',
      'fashion.json/3',
      'fashion.json/4/also',
      'fashion.json/6/id',
      'fashion.json/7',
    ]);
  });

  it('refuses an identifier that becomes too long by a view', () => {
    const id = 'a'.repeat(60);
    expect(parse({ id, kind: 'dress', also: ['detail'], params: { colour: 'rust' } }).faults).toHaveLength(1);
  });

  it('asks for a list', () => {
    expect(parseRecipes(new Map([['x.json', { id: 'a' }]])).faults).toEqual([
      'x.json: a list of recipes is expected',
    ]);
  });
});

describe('readRecipes', () => {
  it('throws one error that names all faults of all files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'recipes-'));
    await writeFile(join(folder, 'broken.json'), '[{');
    await writeFile(join(folder, 'wrong.json'), '[{"id":"a","kind":"gown"}]');
    await writeFile(join(folder, 'notes.md'), 'not a recipe');
    expect(() => readRecipes(folder)).toThrow(/broken\.json.*\n.*wrong\.json\/0\/kind/s);
  });
});
