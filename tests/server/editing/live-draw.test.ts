import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Patch } from '../../../schemas/editing/change.ts';
import { changeOf, heading, type LiveShop, pageText, startLiveShop } from './live-shop.ts';

let shop: LiveShop;
beforeAll(async () => {
  shop = await startLiveShop();
});
afterAll(() => shop.close());

const title = heading('title', 'Start', { props: { text: 'Start', level: 1 } });
const article = (id: string, body: readonly object[]): object => ({
  ...{ id, type: 'magazine-article', props: { title: `Artikel ${id}` }, slots: { body } },
});

const put = (main: readonly object[], page: object = {}): string =>
  shop.documents.put('page', '/lp/herbst', pageText(main, page));
const typed = (node: string, value: string): Patch => ({ op: 'set', node, path: ['props', 'text'], value });
const names = ({ parts }: { parts: readonly { part: string }[] }): string[] => parts.map(({ part }) => part);

describe('what an edit changes', () => {
  test('is the node alone, with what was typed last', async () => {
    const frame = await shop.frame(put([title, heading('two', 'Zweites'), heading('three', 'Drittes')]));
    const change = changeOf(typed('two', 'Zw'));
    expect(names(await frame.draw([change]))).toEqual(['n:two']);
    // The same change grows with each key.
    const longer = { ...change, patches: [typed('two', 'Zweimal')] };
    const answer = await frame.draw([longer]);
    expect(answer.parts.map(({ part, html }) => [part, html.includes('Zweimal</h2>')])).toEqual([
      ['n:two', true],
    ]);
    expect(answer.isWhole).toBe(false);
    expect(names(await frame.draw([longer]))).toEqual([]);
    // Undone, it is as it was.
    expect((await frame.draw([])).parts[0]?.html).toContain('Zweites</h2>');
  });

  test('is the list that a node comes to, with marks for what stays in it', async () => {
    const frame = await shop.frame(put([title, article('a', [heading('x', 'X')]), article('b', [])]));
    const inserted = changeOf({
      ...{ op: 'insert', place: { parent: null, list: 'main', after: 'title' } },
      node: heading('new', 'Neues') as Record<string, never>,
    });
    const answer = await frame.draw([inserted]);
    expect(names(answer)).toEqual(['r:main']);
    expect(answer.parts[0]?.html).toMatch(
      /^<!--keep:n:title--><!--n:new-->.*Neues.*<!--\/n:new--><!--keep:n:a--><!--keep:n:b-->$/s,
    );
    const moved = changeOf({ op: 'move', node: 'x', place: { parent: 'b', list: 'body', after: null } });
    const after = await frame.draw([inserted, moved]);
    expect(names(after)).toEqual(['n:a', 'n:b']);
    expect(after.parts.map(({ html }) => html.includes('<!--keep:n:x-->'))).toEqual([false, true]);
    const removed = changeOf({ op: 'remove', node: 'b' });
    expect(names(await frame.draw([inserted, moved, removed]))).toEqual(['r:main']);
  });

  test('is drawn on a page of two thousand nodes, too, and whatever its texts weigh', async () => {
    const main = [title, ...Array.from({ length: 1990 }, (_, at) => heading(`n${at}`, `Zeile ${at}`))];
    const frame = await shop.frame(put(main));
    expect(names(await frame.draw([changeOf(typed('n7', 'Andere Zeile'))]))).toEqual(['n:n7']);
    const pasted = (id: string) =>
      changeOf({
        ...{ op: 'insert', place: { parent: null, list: 'main', after: 'title' } },
        node: {
          ...{ id, type: 'rich-text' },
          props: { html: `<p style="${'color:red;'.repeat(5000)}">Einfügung ${id}</p>` },
        },
      });
    const [region] = (await frame.draw([pasted('a'), pasted('b'), pasted('c')])).parts;
    expect(region?.html.match(/Einfügung \w/g)).toEqual(['Einfügung c', 'Einfügung b', 'Einfügung a']);
  });

  test('brings the rules of a block that the page had not', async () => {
    const frame = await shop.frame(put([title]));
    const insert = changeOf({
      ...{ op: 'insert', place: { parent: null, list: 'main', after: 'title' } },
      node: { id: 'usp', type: 'accordion', props: { items: [{ title: 'Frage', html: '<p>Antwort</p>' }] } },
    });
    const answer = await frame.draw([insert]);
    expect(frame.answer.text).not.toContain('.accordion{');
    expect(answer.rules).toContain('.accordion');
    expect(answer.rules).not.toContain('.heading{');
    expect((await frame.draw([insert, changeOf(typed('title', 'Anders'))])).rules).toBe('');
  });

  test('is told where something is wrong, and the rest is drawn', async () => {
    const frame = await shop.frame(put([title, heading('two', 'Zweites')]));
    const wrong = changeOf({ op: 'set', node: 'two', path: ['props', 'text'], value: 7 });
    const answer = await frame.draw([wrong, changeOf(typed('title', 'Geht doch'))]);
    expect(answer.issues.map(({ code, nodeId }) => [code, nodeId])).toContainEqual(['props-invalid', 'two']);
    const html = Object.fromEntries(answer.parts.map(({ part, html: each }) => [part, each]));
    expect(html['n:title']).toContain('Geht doch');
    expect(html['n:two']).toContain('cannot be shown like this');
  });

  test('keeps what is shown while the document cannot be read, and says why', async () => {
    const frame = await shop.frame(put([title]));
    const broken = changeOf({ op: 'set', node: null, path: ['page', 'path'], value: 'no path' });
    const answer = await frame.draw([broken]);
    expect([answer.isWhole, names(answer), answer.shown]).toEqual([false, [], undefined]);
    expect(answer.issues.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['page-invalid', '/page/path'],
    ]);
  });

  test('loads the page anew where all around it is another, and the frame then has the changes', async () => {
    const id = put([title]);
    const session = randomUUID();
    const frame = await shop.frame(id, {}, session);
    const bare = changeOf({
      ...{ op: 'insert', place: { parent: null, list: 'aside', after: null } },
      node: heading('side', 'Daneben') as Record<string, never>,
    });
    const lists = changeOf({ op: 'set', node: null, path: ['regions', 'aside'], value: [] });
    const answer = await frame.draw([lists, bare]);
    expect(answer.isWhole).toBe(true);
    expect((await shop.frame(id, {}, session)).answer.text).toContain('Daneben');
    expect((await shop.frame(id)).answer.text).not.toContain('Daneben');
  });

  test('is right from a process that knows nothing of the frame, and after a part was saved', async () => {
    const id = put([title, heading('two', 'Zweites')]);
    const frame = await shop.frame(id);
    const first = changeOf(typed('two', 'Eins'));
    const second = changeOf(typed('title', 'Zwei'));
    await frame.draw([first]);
    shop.documents.save(id, pageText([title, heading('two', 'Eins')]), [first]);
    const answer = await frame.draw([first, second], { session: randomUUID() });
    expect(answer.parts.map(({ part, html }) => [part, html.includes('Zwei')])).toEqual([['n:title', true]]);
  });

  test('is refused for a base that is gone, changes that cannot be made, and what is older than what was asked for', async () => {
    const id = put([title]);
    const frame = await shop.frame(id);
    const told = async (asked: ReturnType<typeof frame.ask>) => {
      const { status, text } = await asked;
      return [status, (JSON.parse(text) as { reason?: string }).reason];
    };
    await frame.draw([], { number: 9 });
    expect(await told(frame.ask([], { number: 8 }))).toEqual([409, 'superseded']);
    expect(await told(frame.ask([changeOf({ op: 'remove', node: 'none' })], { number: 10 }))).toEqual([
      ...[422, 'change-refused'],
    ]);
    shop.documents.begin(id, pageText([heading('title', 'Von vorn')]));
    const session = randomUUID();
    expect(await told(frame.ask([], { number: 11, session }))).toEqual([409, 'stale']);
    expect(await told(frame.ask([], { number: 12, view: { at: 'soon' } as never }))).toEqual([
      400,
      'wrong-shape',
    ]);
    const path = `/edit/api/documents/${randomUUID()}/draw`;
    const base = { version: 1, revision: 0 };
    const body = { session, number: 13, base, changes: [], view: {} };
    expect((await shop.editor.call(path, body)).status).toBe(404);
    expect((await shop.browser().call(path, body)).status).toBe(401);
    expect((await shop.editor.call(path, body, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });

  test('is told of each edit or of a newer one, of the newest always', async () => {
    const frame = await shop.frame(put([title, heading('two', 'Zweites')]));
    const { shown } = frame.facts;
    const answers = await Promise.all(
      ['a', 'ab', 'abc', 'abcd'].map((text, at) =>
        frame.ask([changeOf(typed('two', text))], { number: at + 1, shown }),
      ),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect([200, 409]).toEqual(expect.arrayContaining([...statuses]));
    expect(answers.findLast(({ status }) => status === 200)?.text).toContain('abcd');
  });
});
