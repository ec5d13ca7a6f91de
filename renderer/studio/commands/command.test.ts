import { expect, test } from 'vitest';
import { chordOf, type Command, commandFor, shownKeys } from './command.ts';

const press = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const run = (): void => {};
const commands: Command[] = [
  { id: 'undo', label: 'Undo', group: 'edit', keys: ['Mod+Z'], isForOutline: true, run },
  { id: 'palette', label: 'Commands', group: 'view', keys: ['Mod+K'], run },
  { id: 'off', label: 'Off', group: 'view', keys: ['Mod+J'], isEnabled: false, run },
];

test.each([
  [{ key: 'z', ctrlKey: true }, false, 'Mod+Z'],
  [{ key: 'Z', metaKey: true, shiftKey: true }, true, 'Mod+Shift+Z'],
  [{ key: 'z', metaKey: true }, false, 'Z'],
  [{ key: 'ArrowUp', altKey: true }, false, 'Alt+ArrowUp'],
  [{ key: '?', shiftKey: true }, false, '?'],
  [{ key: ' ' }, false, 'Space'],
])('writes %j on a Mac: %s as %s', (keys, isMac, chord) => {
  expect(chordOf({ ...press, ...keys }, isMac)).toBe(chord);
});

test('shows a shortcut as it stands on the keyboard', () => {
  expect(shownKeys('Mod+Shift+Z', true, 'en')).toBe('⌘⇧Z');
  expect(shownKeys('Mod+Shift+Z', false, 'de')).toBe('Strg+Umschalt+Z');
  expect(shownKeys('Mod+Delete', false, 'en')).toBe('Ctrl+Del');
});

test('leaves typing its keys, and finds nothing that cannot be done', () => {
  expect(commandFor(commands, 'Mod+Z', false)?.id).toBe('undo');
  expect(commandFor(commands, 'Mod+Z', true)).toBeUndefined();
  expect(commandFor(commands, 'Mod+K', true)?.id).toBe('palette');
  expect(commandFor(commands, 'Mod+J', false)).toBeUndefined();
});
