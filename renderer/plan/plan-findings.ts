import type { Finding } from '../../schemas/issue.ts';
import { pointerSegment } from '../../schemas/json.ts';
import { askIfMeant } from '../../schemas/writing/ask-if-meant.ts';

// What the walk of a document can find wrong with a node, in an editor's words.

function faultOf(code: Finding['code'], pointer: string, message: string, hint: string): Finding {
  return { code, severity: 'error', pointer, message, hint };
}

export const whenInvalid = faultOf(
  'when-invalid',
  '/when',
  'The condition is not understood; the node is not shown.',
  'Correct "when": times carry an offset, lists are not empty.',
);

export function notAllowed(type: string, allowed: readonly string[]): Finding {
  return faultOf(
    'slot-not-allowed',
    '/type',
    `A block "${type.slice(0, 64)}" may not stand here.`,
    askIfMeant(type, allowed, `Allowed: ${allowed.join(', ')}.`),
  );
}

export function overMaximum(max: number): Finding {
  const message = `At most ${max} nodes are shown here; this one is not.`;
  return {
    ...faultOf('slot-not-allowed', '', message, 'Remove it, or move it elsewhere.'),
    severity: 'warning',
  };
}

export function slotUnknown(name: string, slots: readonly string[]): Finding {
  const message = `The block has no slot "${name.slice(0, 64)}".`;
  const hint =
    slots.length > 0
      ? `Move these nodes to a slot that the block has: ${slots.join(', ')}.`
      : 'Move these nodes to a place of their own: the block has no slots.';
  return {
    ...faultOf('slot-unknown', `/slots/${pointerSegment(name)}`, message, askIfMeant(name, slots, hint)),
    severity: 'warning',
  };
}

export function slotUnplaced(name: string): Finding {
  const message = `The block has no place for its slot "${name.slice(0, 64)}"; what stands there is not shown.`;
  return {
    ...faultOf(
      'slot-unknown',
      `/slots/${pointerSegment(name)}`,
      message,
      'Add the part that the slot belongs to, or move these nodes to another slot.',
    ),
    severity: 'warning',
  };
}

export function blockRepeated(type: string): Finding {
  return faultOf(
    'block-repeated',
    '',
    `A page holds one block "${type}"; this one is not shown, since both would answer to the same address.`,
    'Remove it, or move it to a page of its own.',
  );
}

export function blockElsewhere(type: string, region: string): Finding {
  return faultOf(
    'block-repeated',
    '',
    `Every page has one block "${type}" in its ${region}; this one is not shown.`,
    `Remove it, or move it to the region "${region}" of the frame.`,
  );
}

/** `types`: all blocks that there are. */
export function typeUnknown(type: string, types: Iterable<string>): Finding {
  return faultOf(
    'type-unknown',
    '/type',
    `There is no block "${type.slice(0, 64)}".`,
    askIfMeant(type, types, 'Choose a block of the library, or remove this node.'),
  );
}

export function planningFailed(message: string): Finding {
  return faultOf(
    'node-invalid',
    '',
    `Planning the block failed: ${message}.`,
    'Tell the developers of the block, and change what you entered last.',
  );
}
