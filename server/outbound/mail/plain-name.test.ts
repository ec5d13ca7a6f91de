import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  [['Maria', 'Gruber'], 'Maria Gruber'],
  [[' Jean-Luc ', 'd’Arc'], 'Jean-Luc d’Arc'],
  [['Özgür', "O'Brien"], "Özgür O'Brien"],
  [['J.', 'R. Huber'], 'J. R. Huber'],
  [['', 'Gruber'], 'Gruber'],
  [['李', '小龙'], '李 小龙'],
])('%j is a name', (parts, name) => {
  expect(plainName(...parts)).toBe(name);
});

// Whoever registers somebody else would have the shop send these.
test.each([
  'evil.example',
  'www.evil.example',
  'https://evil.example',
  'Maria evil.example/gewinn',
  'evil@example.at',
  'Du hast 1000 Euro gewonnen',
  'A\r\nBcc: evil@example.at',
  'Maria\u202egruber',
  '<b>Maria</b>',
  '=?utf-8?q?x?=',
  'x'.repeat(61),
  '.',
  '',
])('%j is none', (name) => {
  expect(plainName(name)).toBeUndefined();
});
