import { expect, test } from 'vitest';
import type { Change, Patch } from '../../../schemas/editing/change.ts';
import type { SaveAnswer, SaveRequest } from '../../../schemas/editing/save.ts';
import { indexNodes } from '../../../schemas/editing/node-index.ts';
import { CallError } from '../api/ask.ts';
import { memoryStorage, sampleDocument, sampleOpen } from '../testing/sample-draft.ts';
import { createDraftSession, type DraftNotice, type DraftSession } from './draft-session.ts';

const setTitle = (value: string): Patch => ({ op: 'set', node: 'title', path: ['props', 'text'], value });
const titleOf = ({ draft }: DraftSession): unknown =>
  (indexNodes(draft.get().document).get('title')?.node.props as { text?: unknown } | undefined)?.text;
const others: Change = {
  id: '00000000-0000-4000-8000-0000000000aa',
  patches: [{ op: 'set', node: 'inner', path: ['props', 'html'], value: '<p>Anders</p>' }],
};

/** A studio before a server that a test plays. */
function studio(storage = memoryStorage(), revision = 0, page: object = sampleDocument, person = 'anna') {
  const asked: SaveRequest[] = [];
  const notices: DraftNotice[] = [];
  const waiting: { run: () => void; ms: number }[] = [];
  let ids = 0;
  let now = 0;
  let answer = (request: SaveRequest): SaveAnswer | Error => ({
    base: { version: 1, revision: request.base.revision + request.changes.length },
    changes: request.changes,
    conflicts: [],
  });
  let opened = sampleOpen(revision, page);
  let isGone = false;
  const session = createDraftSession(
    opened,
    {
      api: {
        save(_, request) {
          asked.push(request);
          const given = answer(request);
          return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
        },
        open: () => (isGone ? Promise.reject(new CallError(0)) : Promise.resolve(opened)),
      },
      ...{ person, storage },
      now: () => now,
      newId: () => `00000000-0000-4000-8000-${String(++ids + (revision + 1) * 1000).padStart(12, '0')}`,
      later(run, ms) {
        const one = { run, ms };
        waiting.push(one);
        return () => void (waiting.includes(one) && waiting.splice(waiting.indexOf(one), 1));
      },
    },
    (notice) => notices.push(notice),
  );
  return {
    ...{ session, asked, notices, storage },
    /** Milliseconds pass, and all that was to happen within them does. */
    async pass(ms: number) {
      now += ms;
      for (const one of waiting.filter((timer) => timer.ms <= ms)) {
        if (!waiting.includes(one)) continue;
        waiting.splice(waiting.indexOf(one), 1);
        one.run();
      }
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    },
    answerWith: (given: (request: SaveRequest) => SaveAnswer | Error) => (answer = given),
    failToOpen: (fails: boolean) => (isGone = fails),
    serverHas: (document: object, at: number) => (opened = sampleOpen(at, document)),
  };
}

test('saves what was done after a quiet second, not before', async () => {
  const { session, asked, pass } = studio();
  session.act('Titel', [setTitle('Winter')]);
  await pass(900);
  expect(asked).toEqual([]);
  expect(session.saving.get()).toBe('waiting');
  await pass(1000);
  expect(asked.map(({ changes }) => changes.length)).toEqual([1]);
  expect(session.saving.get()).toBe('saved');
  expect(session.draft.get().base.revision).toBe(1);
  expect(session.draft.get().unsent).toEqual([]);
});

test('takes typing in one field as one act and one change, and another field as another', async () => {
  const { session, asked, pass } = studio();
  for (const word of ['W', 'Wi', 'Win']) session.act('Titel', [setTitle(word)], 'title text');
  session.act('Text', [{ op: 'set', node: 'inner', path: ['props', 'html'], value: 'x' }], 'inner html');
  await pass(1000);
  expect(asked[0]?.changes.map(({ patches }) => patches.length)).toEqual([1, 1]);
  session.undo();
  expect(titleOf(session)).toBe('Win');
  session.undo();
  expect(titleOf(session)).toBe('Herbst');
  expect(session.undo()).toBeUndefined();
});

test('undoes and does again, saves both, and forgets what was undone with the next act', async () => {
  const { session, asked, pass } = studio();
  session.act('Eins', [setTitle('1')]);
  session.act('Zwei', [setTitle('2')]);
  await pass(1000);
  expect(session.undo()).toBe('Zwei');
  expect(titleOf(session)).toBe('1');
  expect(session.redo()).toBe('Zwei');
  expect(titleOf(session)).toBe('2');
  session.undo();
  session.act('Drei', [setTitle('3')]);
  expect(session.redo()).toBeUndefined();
  await pass(1000);
  expect(asked.flatMap(({ changes }) => changes)).toHaveLength(6);
});

test('undoes what was done before a reload', async () => {
  const first = studio();
  first.session.act('Weg', [{ op: 'remove', node: 'cols' }]);
  await first.pass(1000);
  first.session.close();
  const [heading] = sampleDocument.regions.main;
  const { session } = studio(first.storage, 1, { ...sampleDocument, regions: { main: [heading] } });
  expect(indexNodes(session.draft.get().document).has('inner')).toBe(false);
  expect(session.undo()).toBe('Weg');
  expect([...indexNodes(session.draft.get().document).keys()]).toEqual(['title', 'cols', 'inner']);
});

test('keeps what was not saved, tells that it is back after a reload, and saves it on the base it was made on', async () => {
  const first = studio();
  first.answerWith(() => new CallError(0));
  first.session.act('Titel', [setTitle('Winter')]);
  await first.pass(1000);
  expect(first.session.saving.get()).toBe('offline');
  first.session.close();

  const second = studio(first.storage, 3);
  expect(second.notices).toEqual([{ kind: 'restored', count: 1 }]);
  expect(titleOf(second.session)).toBe('Winter');
  await second.pass(1000);
  expect(second.asked[0]?.base.revision).toBe(0);
});

test('keeps what somebody did from whoever uses the browser next', async () => {
  const first = studio();
  first.answerWith(() => new CallError(0));
  first.session.act('Titel', [setTitle('Von Anna')]);
  await first.pass(1000);
  first.session.close();
  const other = studio(first.storage, 0, sampleDocument, 'berta');
  await other.pass(5000);
  expect([other.notices, other.asked, other.session.draft.get().unsent]).toEqual([[], [], []]);
  expect(studio(first.storage).notices).toEqual([{ kind: 'restored', count: 1 }]);
});

test('tries again when nobody can be reached, and goes on by itself', async () => {
  const { session, asked, pass, answerWith } = studio();
  answerWith(() => new CallError(503));
  session.act('Titel', [setTitle('Winter')]);
  await pass(1000);
  expect(session.saving.get()).toBe('offline');
  answerWith(({ base, changes }) => ({ base: { ...base, revision: 1 }, changes, conflicts: [] }));
  await pass(2000);
  expect(asked).toHaveLength(2);
  expect(session.saving.get()).toBe('saved');
});

test('says when somebody is signed out, and keeps the changes', async () => {
  const { session, pass, answerWith } = studio();
  answerWith(() => new CallError(401));
  session.act('Titel', [setTitle('Winter')]);
  await pass(1000);
  expect(session.saving.get()).toBe('signed-out');
  expect(session.draft.get().unsent).toHaveLength(1);
});

test('takes in what others did, below what is not sent yet', async () => {
  const { session, pass, answerWith } = studio();
  answerWith(({ base, changes }) => {
    session.act('Weiter', [setTitle('Winter 2')]);
    return { base: { ...base, revision: 2 }, changes: [others, ...changes], conflicts: [] };
  });
  session.act('Titel', [setTitle('Winter')]);
  await pass(1000);
  const { document, base, unsent } = session.draft.get();
  expect(indexNodes(document).get('inner')?.node.props).toEqual({ html: '<p>Anders</p>' });
  expect([titleOf(session), base.revision, unsent.length]).toEqual(['Winter 2', 2, 1]);
});

test('shows both values of a conflict, and sets the own one once more where it is chosen', async () => {
  const { session, asked, pass, answerWith } = studio();
  const theirs: Change = { ...others, patches: [setTitle('Frühling')] };
  answerWith(({ base, changes }) => ({
    base: { ...base, revision: 1 },
    changes: [theirs],
    conflicts: [
      {
        change: changes[0]?.id ?? '',
        node: 'title',
        path: ['props', 'text'],
        theirs: 'Frühling',
        mine: 'Winter',
      },
    ],
  }));
  session.act('Titel', [setTitle('Winter')]);
  await pass(1000);
  const [conflict] = session.draft.get().conflicts;
  expect(titleOf(session)).toBe('Frühling');
  expect(conflict).toMatchObject({ base: 'Herbst', theirs: 'Frühling', mine: 'Winter' });

  answerWith(({ base, changes }) => ({ base: { ...base, revision: 2 }, changes, conflicts: [] }));
  if (conflict) session.resolve(conflict, 'mine', 'Meines');
  await pass(1000);
  expect(titleOf(session)).toBe('Winter');
  expect(asked.at(-1)?.base.revision).toBe(1);
  expect(session.draft.get().conflicts).toEqual([]);
});

test('keeps what nobody chose yet: after a reload both values are shown again, until one is chosen', async () => {
  const first = studio();
  first.answerWith(({ base, changes }) => ({
    base: { ...base, revision: 1 },
    changes: [{ ...others, patches: [setTitle('Frühling')] }],
    conflicts: changes.map(({ id }) => ({
      ...{ change: id, node: 'title', path: ['props', 'text'], theirs: 'Frühling', mine: 'Winter' },
      by: { id: 'a', name: 'anna@example.at' },
    })),
  }));
  first.session.act('Titel', [setTitle('Winter')]);
  await first.pass(1000);
  await first.pass(1000);
  const second = studio(first.storage, 1);
  const [conflict] = second.session.draft.get().conflicts;
  expect(conflict).toMatchObject({ base: 'Herbst', theirs: 'Frühling', mine: 'Winter' });
  if (conflict) second.session.resolve(conflict, 'theirs', '');
  await second.pass(1000);
  expect(studio(first.storage, 1).session.draft.get().conflicts).toEqual([]);
});

test('follows what the server made of its changes, whose steps are others than it sent', async () => {
  const { session, pass, answerWith } = studio();
  const added = { id: 'neu', type: 'heading', props: { text: 'Neu' } };
  const insertAfter = (after: string | null): Patch => ({
    ...{ op: 'insert', place: { parent: null, list: 'main', after }, node: added },
  });
  const gone: Change = { ...others, patches: [{ op: 'remove', node: 'title' }] };
  answerWith(({ base, changes }) => ({
    base: { ...base, revision: 2 },
    changes: [gone, ...changes.map((change) => ({ ...change, patches: [insertAfter('cols')] }))],
    conflicts: [],
  }));
  session.act('Einfügen', [insertAfter('title')]);
  await pass(1000);
  const { document, saved, unsent } = session.draft.get();
  expect([...indexNodes(document).keys()]).toEqual(['cols', 'inner', 'neu']);
  expect([saved, unsent]).toEqual([document, []]);
});

test('never writes over what somebody else did while it was typing: both are shown', async () => {
  const { session, asked, pass, answerWith } = studio();
  answerWith(({ base, changes }) => {
    session.act('Titel', [setTitle('Winter')]);
    session.act('Weg', [{ op: 'set', node: 'cols', path: ['props', 'gap'], value: 'large' }]);
    const theirs: Change = { ...others, patches: [setTitle('Frühling'), { op: 'remove', node: 'cols' }] };
    return { base: { ...base, revision: 2 }, changes: [theirs, ...changes], conflicts: [] };
  });
  session.act('Anderes', [{ op: 'set', node: null, path: ['page', 'title'], value: 'Neu' }]);
  await pass(1000);
  expect(titleOf(session)).toBe('Frühling');
  expect(session.draft.get().conflicts).toMatchObject([
    { node: 'title', base: 'Herbst', theirs: 'Frühling', mine: 'Winter' },
    { node: 'cols', path: ['props', 'gap'], mine: 'large' },
  ]);
  await pass(5000);
  expect(asked).toHaveLength(1);
});

test('opens anew later where it could not after a save', async () => {
  const first = studio();
  first.answerWith(() => new CallError(0));
  first.session.act('Titel', [setTitle('Winter')]);
  await first.pass(1000);
  first.session.close();
  const second = studio(first.storage, 3);
  const now = { ...sampleDocument, page: { id: 'p', title: 'Vom Server' } };
  second.failToOpen(true);
  await second.pass(1000);
  expect(second.session.saving.get()).toBe('offline');
  second.failToOpen(false);
  second.serverHas(now, 4);
  await second.pass(2000);
  expect([second.session.draft.get().document.page, second.session.saving.get()]).toEqual([
    now.page,
    'saved',
  ]);
});

test('a change that the server refuses costs no other: they are sent one by one', async () => {
  const { session, notices, pass, answerWith } = studio();
  answerWith(({ base, changes }) =>
    changes.some(({ patches }) => JSON.stringify(patches).includes('verboten'))
      ? new CallError(422, { detail: 'locked' })
      : { base: { ...base, revision: base.revision + 1 }, changes, conflicts: [] },
  );
  session.act('Gut', [setTitle('gut')]);
  session.act('Schlecht', [{ op: 'set', node: 'inner', path: ['props', 'html'], value: 'verboten' }]);
  session.act('Auch gut', [{ op: 'set', node: null, path: ['page', 'title'], value: 'Neu' }]);
  for (let second = 0; second < 5; second++) await pass(1000);
  expect(session.draft.get().unsent).toEqual([]);
  expect(notices).toMatchObject([{ kind: 'refused', error: { status: 422, message: 'locked' } }]);
  expect(titleOf(session)).toBe('gut');
  expect(indexNodes(session.draft.get().document).get('inner')?.node.props).toEqual({ html: '<p>Text</p>' });
});

test('opens anew where the server cannot tell what others did', async () => {
  const { session, asked, pass, answerWith, serverHas } = studio();
  answerWith(() => new CallError(409, { reason: 'stale' }));
  serverHas({ ...sampleDocument, page: { id: 'p', title: 'Vom Server' } }, 9);
  session.act('Titel', [setTitle('Winter')]);
  await pass(1000);
  expect(session.draft.get().document.page).toEqual({ id: 'p', title: 'Vom Server' });
  expect(titleOf(session)).toBe('Winter');
  answerWith(({ base, changes }) => ({ base: { ...base, revision: 10 }, changes, conflicts: [] }));
  await pass(1000);
  expect(asked.at(-1)?.base.revision).toBe(9);
});

test('a follower saves and keeps nothing, and shows what the tab that edits keeps', async () => {
  const storage = memoryStorage();
  const editing = studio(storage);
  const following = studio(storage);
  following.session.follow(true);
  editing.session.act('Titel', [setTitle('Winter')]);
  await editing.pass(500);
  await following.session.followChanges();
  expect(titleOf(following.session)).toBe('Winter');
  await following.pass(5000);
  expect(following.asked).toEqual([]);
});

test('tells when the browser has no room for what is not saved, and first gives up undo', async () => {
  const small = studio(memoryStorage(400));
  small.session.act('Titel', [setTitle('Winter')]);
  await small.pass(500);
  expect(small.notices).toEqual([]);
  small.session.act('Lang', [setTitle('x'.repeat(1000))]);
  await small.pass(500);
  expect(small.notices).toEqual([{ kind: 'storage-full' }]);
});
