import { expect, test } from 'vitest';
import { askedBlock } from './asked-block.ts';

const known = { content: ['heading'], service: ['survey-rating'] };
const none = { action: false, island: false, list: false };

test.each([
  [['content/fact-box'], none],
  [['content/fact-box', 'list'], { ...none, list: true }],
  [['service/fact-box', 'island', '--action'], { ...none, island: true, action: true }],
  [['--content/fact-box', '--list'], { ...none, list: true }],
])('reads %j', (args, extras) => {
  expect(askedBlock(args, known)).toMatchObject({ ok: true, type: 'fact-box', extras });
});

test.each([
  [[], 'Name the block as group/type, e.g. content/fact-box. Groups: content, service.'],
  [['fact-box'], 'Name the block as group/type'],
  [['kontent/fact-box'], 'Groups: content, service.'],
  [['content/FactBox'], 'Name the block as group/type'],
  [['content/fact/box'], 'Name the block as group/type'],
  [['service/heading'], 'blocks/content/heading exists already, and a type names one block.'],
  [['content/fact-box', 'slider'], 'A block cannot be made with "slider".'],
])('refuses %j and says why', (args, said) => {
  const asked = askedBlock(args, known);
  expect(asked.ok ? '' : asked.reason).toContain(said);
});
