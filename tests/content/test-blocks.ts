import { z } from 'zod';
import { type Block, defineBlock } from '../../blocks/kit/define/define-block.ts';

// Blocks for faults that no block of the library can show at present: steps between versions, and slots with rules.

const moved = defineBlock({
  type: 'test-moved',
  v: 3,
  policy: 'hide',
  props: z.strictObject({ title: z.string() }),
  styles: [],
  view: ({ props }) => props.title,
  migrations: {
    2(props) {
      if (typeof props.title !== 'string') throw new Error('the title is no text');
      return props;
    },
  },
});

const shelf = defineBlock({
  type: 'test-shelf',
  v: 1,
  policy: 'hide',
  props: z.strictObject({}),
  slots: { items: { allow: ['heading'], max: 2 } },
  styles: [],
  view: ({ slots }) => slots.items,
});

export const testBlocks: readonly Block[] = [moved, shelf];
