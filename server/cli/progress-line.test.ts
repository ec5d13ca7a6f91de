import { expect, test } from 'vitest';
import { createProgressLine } from './progress-line.ts';

function output(isTTY: boolean) {
  const written: string[] = [];
  return { written, isTTY, write: (text: string) => written.push(text) };
}

test('on a terminal one line moves, and goes in the end', () => {
  const terminal = output(true);
  const line = createProgressLine(terminal, () => 0);
  line.show({ what: 'products', done: 250, total: 1000 });
  line.show({ what: 'products', done: 1000, total: 1000 });
  line.clear();
  expect(terminal.written).toEqual([
    `\r\u{1b}[2K${'█'.repeat(6)}${'░'.repeat(18)} 25 %  products: 250 of 1000`,
    `\r\u{1b}[2K${'█'.repeat(24)} 100 %  products: 1000 of 1000`,
    '\r\u{1b}[2K',
  ]);
});

test('elsewhere there is a line every second, and one for each beginning and end', () => {
  const file = output(false);
  let now = 0;
  const line = createProgressLine(file, () => now);
  for (let done = 0; done <= 1000; done += 250) {
    line.show({ what: 'products', done, total: 1000 });
    now += 400;
  }
  line.show({ what: 'search', done: 0, total: 0 });
  line.clear();
  expect(file.written).toEqual([
    'products: 0 of 1000\n',
    'products: 750 of 1000\n',
    'products: 1000 of 1000\n',
    'search: 0 of 0\n',
  ]);
});
