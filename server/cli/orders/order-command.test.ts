import { expect, test } from 'vitest';
import { orderCommands, readOrderCommand } from './order-command.ts';

const read = (line: string): unknown => readOrderCommand(line.split(' ')).wanted;
const order = '1000000005';

test('reads what is done with which order', () => {
  expect(read('list --state shipped --search Gruber')).toEqual({
    ...{ command: 'list', state: 'shipped', search: 'Gruber' },
  });
  expect(read(`ship ${order} post AT4711 1 2x3`)).toEqual({
    ...{ command: 'ship', number: order, carrier: 'post', trackingNumber: 'AT4711' },
    pieces: [
      { position: 1, quantity: null },
      { position: 2, quantity: 3 },
    ],
  });
  expect(read(`return ${order} 1x1 --reason damaged --withdrawal`)).toMatchObject({
    ...{ kind: 'withdrawal', reason: 'damaged' },
  });
  expect(read(`receive ${order} r-1 --unsaleable 1x2 --unsaleable 3`)).toMatchObject({
    key: 'r-1',
    unsaleable: [
      { position: 1, quantity: 2 },
      { position: 3, quantity: null },
    ],
  });
  expect(read(`refund ${order} --amount 12.50 --key late`)).toMatchObject({
    of: { amount: 1250, key: 'late' },
  });
  expect(read(`refund ${order} r-1`)).toMatchObject({ of: { return: 'r-1' } });
  expect(readOrderCommand(['show', order, '--tenant', 'default']).tenant).toBe('default');
});

test.each([
  ['show 1000000006', '"1000000006" is no number of an order'],
  ['pick', '"" is no number of an order'],
  [`ship ${order}`, 'The carrier is missing.'],
  [`ship ${order} post`, 'The tracking number is missing.'],
  [`ship ${order} post AT4711 0`, '"0" is no line'],
  [`return ${order}`, 'Which lines come back is missing.'],
  [`return ${order} 1x0`, '"1x0" is no line'],
  [`receive ${order} r-1 --unsaleable all`, '"all" is no line'],
  [`return ${order} 1 --reason bored`, '"bored" is none of none, too-small'],
  [`refund ${order}`, 'Name a return or an amount.'],
  [`refund ${order} r-1 --amount 5`, 'Name a return or an amount.'],
  [`refund ${order} --amount 0.00`, '"0.00" is no amount'],
  [`refund ${order} --amount 5,00`, '"5,00" is no amount'],
  [`cancel ${order} --key a/b`, 'is no key'],
  [`deliver ${order} A B`, '"B" is too much here.'],
  ['list --state gone', '"gone" is none of placed, confirmed'],
])('says of “%s” what is wrong and how it is typed', (line, why) => {
  const [command] = line.split(' ');
  expect(() => read(line)).toThrow(why);
  expect(() => read(line)).toThrow(`npm run orders -- ${command} `);
});

test('tells all commands where one is unknown', () => {
  for (const command of orderCommands)
    expect(() => read('send 1')).toThrow(new RegExp(`There is no command "send"[^]*-- ${command} `));
});
