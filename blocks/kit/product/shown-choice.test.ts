import { expect, test } from 'vitest';
import { announceShownChoice, whenChoiceShown } from './shown-choice.ts';

/** As much of a stage as this needs: its events, and a form of radio buttons whose events are counted. */
function setUp(radios: { checked: boolean; defaultChecked: boolean }[], isBusy = false) {
  const asked: string[] = [];
  const form = {
    querySelectorAll: () => radios,
    dispatchEvent: ({ type }: Event) => void asked.push(type),
  };
  const stage = Object.assign(new EventTarget(), {
    querySelector: () => form,
    ariaBusy: isBusy ? 'true' : null,
  }) as unknown as HTMLElement;
  let isOver = false;
  const waiting = whenChoiceShown(stage).then(() => (isOver = true));
  return { stage, asked, waiting, isOver: () => isOver };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const drawn = { checked: true, defaultChecked: true };
const other = [
  { checked: false, defaultChecked: true },
  { checked: true, defaultChecked: false },
];

test('what the page shows is waited for by nobody', async () => {
  const { asked, waiting } = setUp([drawn, { checked: false, defaultChecked: false }]);
  await waiting;
  expect(asked).toEqual([]);
});

test('what was chosen since is waited for until the page shows it', async () => {
  const { stage, asked, waiting, isOver } = setUp(other, true);
  await settled();
  expect([isOver(), asked]).toEqual([false, []]);
  announceShownChoice(stage);
  await waiting;
});

test('what was chosen before anything listened is asked for', async () => {
  const { stage, asked, waiting, isOver } = setUp(other);
  await settled();
  expect([isOver(), asked]).toEqual([false, ['change']]);
  announceShownChoice(stage);
  await waiting;
});
