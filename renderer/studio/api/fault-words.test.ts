import { expect, test } from 'vitest';
import { CallError } from './ask.ts';
import { studioTexts } from '../text/studio-texts.ts';
import { faultWords } from './fault-words.ts';

test('a refusal is told in the editor’s language, one that nobody foresaw in the server’s words', () => {
  const words = (error: unknown) => faultWords(studioTexts('de'), error);
  expect(words(new CallError(409, { reason: 'stale' }))).toContain(
    'Jemand hat den Entwurf seither geändert.',
  );
  expect(words(new CallError(409, { reason: 'odd', detail: 'Odd thing' }))).toBe('Das ging nicht: Odd thing');
  expect(words(new CallError(0))).toContain('Der Server war nicht zu erreichen.');
  expect(words(new TypeError('x'))).toContain('Der Server war nicht zu erreichen.');
});
