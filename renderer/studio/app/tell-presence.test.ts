import { expect, test } from 'vitest';
import type { PresenceAnswer } from '../../../schemas/editing/workflow.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { createStore } from '../state/store.ts';
import { firstState } from './studio-state.ts';
import type { Studio } from './studio.ts';
import { tellPresence } from './tell-presence.ts';

const somebody = { person: { id: 'p', name: 'Eva' }, node: null, seenAt: 0 };

async function shownAfter(...answers: (PresenceAnswer | Error)[]) {
  const state = createStore(firstState('de-AT'));
  const studio = {
    state,
    session: createStore({ id: 'd' } as DraftSession | undefined),
    show: (part) => state.change((before) => ({ ...before, ...part })),
    tools: {
      page: { build: 'first' },
      api: {
        presence() {
          const answer = answers.shift();
          return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
        },
      },
    },
  } as Pick<Studio, 'state' | 'session' | 'show'> as Studio;
  while (answers.length > 0) await tellPresence(studio);
  return state.get();
}

test('after a deploy the studio knows that it is outdated, and goes on knowing it', async () => {
  const same = { others: [somebody], build: 'first' };
  expect(await shownAfter(same)).toMatchObject({ isOutdated: false, others: [somebody] });
  expect(await shownAfter(same, { others: [], build: 'second' })).toMatchObject({ isOutdated: true });
  // While processes are replaced one by one, an old one may answer again.
  expect(await shownAfter({ others: [], build: 'second' }, same)).toMatchObject({ isOutdated: true });
});

test('a lost connection is no deploy', async () => {
  expect(await shownAfter(new Error('away'))).toMatchObject({ isOutdated: false, others: [] });
});
