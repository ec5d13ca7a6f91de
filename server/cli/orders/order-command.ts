import { parseArgs } from 'node:util';
import { returnReasons } from '../../../schemas/fulfilment/order-return.ts';
import { readOrderNumber } from '../../../schemas/order/order-number.ts';
import { type OrderState, orderStates } from '../../../schemas/order/states/order-machine.ts';

/** Pieces of a line as they are typed: `2` all that there are of it, `2x1` one of them. */
export interface TypedPieces {
  position: number;
  /** Null: all that there are. */
  quantity: number | null;
}

/** What is done with orders, as it was typed. */
export type OrderCommand =
  | {
      command: 'list';
      state: OrderState | undefined;
      search: string | undefined;
    }
  | { command: 'show'; number: string }
  | { command: 'pick'; number: string }
  | {
      command: 'ship';
      number: string;
      carrier: string;
      trackingNumber: string;
      pieces: TypedPieces[];
    }
  | { command: 'deliver'; number: string; trackingNumber: string | undefined }
  | {
      command: 'return';
      number: string;
      pieces: TypedPieces[];
      kind: 'return' | 'withdrawal';
      reason: (typeof returnReasons)[number];
      key: string | undefined;
    }
  | {
      command: 'receive';
      number: string;
      key: string;
      unsaleable: TypedPieces[];
    }
  | {
      command: 'refund';
      number: string;
      of: { return: string } | { amount: number; key: string | undefined };
    }
  | {
      command: 'cancel';
      number: string;
      pieces: TypedPieces[];
      key: string | undefined;
    };

const usages = {
  list: 'list [--state shipped] [--search <number, mail or name>]',
  show: 'show <order>',
  pick: 'pick <order>',
  ship: 'ship <order> <carrier> <tracking number> [<line>[x<pieces>] …]   without lines: all that is open',
  deliver: 'deliver <order> [<tracking number>]                            without a number: its only parcel',
  return: 'return <order> <line>[x<pieces>] … [--reason damaged] [--withdrawal] [--key <key>]',
  receive:
    'receive <order> <key of the return> [--unsaleable <line>[x<pieces>]] …     what cannot be sold again',
  refund: 'refund <order> <key of the return>  or  refund <order> --amount 5.00 [--key <key>]',
  cancel: 'cancel <order> [<line>[x<pieces>] …] [--key <key>]            without lines: all that is open',
} as const;

export const orderCommands = Object.keys(usages) as (keyof typeof usages)[];

/** How the commands are typed. */
export function orderUsage(command?: keyof typeof usages): string {
  const lines = command ? [usages[command]] : Object.values(usages);
  return ['Usage:', ...lines.map((line) => `  npm run orders -- ${line} [--tenant at]`)].join('\n');
}

/** Reads a command and what stands behind it. Throws what is wrong, and how it is typed. */
export function readOrderCommand(args: readonly string[]): {
  wanted: OrderCommand;
  tenant: string | undefined;
} {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      state: { type: 'string' },
      search: { type: 'string' },
      reason: { type: 'string', default: 'none' },
      withdrawal: { type: 'boolean', default: false },
      amount: { type: 'string' },
      key: { type: 'string' },
      unsaleable: { type: 'string', multiple: true, default: [] },
    },
  });
  const [typed = '', first = '', ...rest] = positionals;
  const command = orderCommands.find((each) => each === typed);
  if (!command) throw new Error(`There is no command "${typed}".\n${orderUsage()}`);
  const { tenant, key } = values;
  const fail = (why: string): never => {
    throw new Error(`${why}\n${orderUsage(command)}`);
  };
  if (key !== undefined && !/^[\w.:-]{1,60}$/.test(key)) fail(`"${key}" is no key of letters, digits and -`);
  if (command === 'list') {
    const state = orderStates.find((each) => each === values.state);
    if (first !== '') fail(`"${first}" is too much here.`);
    if (values.state !== undefined && !state) fail(`"${values.state}" is none of ${orderStates.join(', ')}.`);
    return { wanted: { command, state, search: values.search }, tenant };
  }
  const number = readOrderNumber(first) ?? fail(`"${first}" is no number of an order: it has ten digits.`);
  const allow = (most: number): void =>
    void (rest.length > most && fail(`"${rest[most]}" is too much here.`));
  const readAll = (given: readonly string[]): TypedPieces[] =>
    given.map((each) => readPieces(each) ?? fail(`"${each}" is no line, as 2 or 2x1.`));
  const pieces = (from: number): TypedPieces[] => readAll(rest.slice(from));
  switch (command) {
    case 'show':
    case 'pick':
      allow(0);
      return { wanted: { command, number }, tenant };
    case 'ship': {
      const [
        carrier = fail('The carrier is missing.'),
        trackingNumber = fail('The tracking number is missing.'),
      ] = rest;
      return { wanted: { command, number, carrier, trackingNumber, pieces: pieces(2) }, tenant };
    }
    case 'deliver':
      allow(1);
      return { wanted: { command, number, trackingNumber: rest[0] }, tenant };
    case 'return': {
      const reason =
        returnReasons.find((each) => each === values.reason) ??
        fail(`"${values.reason}" is none of ${returnReasons.join(', ')}.`);
      if (rest.length === 0) fail('Which lines come back is missing.');
      const kind = values.withdrawal ? 'withdrawal' : 'return';
      return { wanted: { command, number, pieces: pieces(0), kind, reason, key }, tenant };
    }
    case 'receive':
      allow(1);
      return {
        wanted: {
          ...{
            command,
            number,
            key: rest[0] ?? fail('The key of the return is missing.'),
          },
          unsaleable: readAll(values.unsaleable),
        },
        tenant,
      };
    case 'refund': {
      allow(1);
      const { amount } = values;
      if ((amount === undefined) === (rest[0] === undefined)) fail('Name a return or an amount.');
      const of =
        amount === undefined
          ? { return: rest[0] ?? '' }
          : { amount: readAmount(amount) ?? fail(`"${amount}" is no amount, as 5.00.`), key };
      return { wanted: { command, number, of }, tenant };
    }
    case 'cancel':
      return { wanted: { command, number, pieces: pieces(0), key }, tenant };
  }
}

function readPieces(typed: string): TypedPieces | null {
  const [, position = '', quantity] = /^(\d{1,4})(?:x(\d{1,5}))?$/.exec(typed) ?? [];
  if (position === '' || Number(position) === 0 || quantity === '0') return null;
  return { position: Number(position), quantity: quantity === undefined ? null : Number(quantity) };
}

/** In cents. */
function readAmount(typed: string): number | null {
  const [, whole = '', cents = '00'] = /^(\d{1,6})(?:\.(\d{2}))?$/.exec(typed) ?? [];
  const amount = whole === '' ? 0 : Number(whole) * 100 + Number(cents);
  return amount === 0 ? null : amount;
}
