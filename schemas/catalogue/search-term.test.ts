import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxTermLength, readTerm } from './search-term.ts';

describe('a term', () => {
  test.each(['', '   ', '\n\t', '\u00a0', undefined, null])('%j is empty', (given) => {
    expect(readTerm(given)).toEqual({ ok: false, reason: 'empty' });
  });

  test.each(['kleid\u0000', '\u0007', '\u001b[2J', 5, {}, ['kleid']])('%j cannot be read', (given) => {
    expect(readTerm(given)).toEqual({ ok: false, reason: 'unreadable' });
  });

  test.each(['100 %', "l'été", '_', '\\', '"', '<script>', '🙂'])('%s is one', (given) => {
    expect(readTerm(given)).toEqual({ ok: true, term: given });
  });

  test('is one line without blanks around it', () => {
    expect(readTerm('  rotes \n\t kleid ')).toEqual({ ok: true, term: 'rotes kleid' });
  });

  test('is cut after a hundred characters, never within one', () => {
    const read = readTerm('👗'.repeat(200));
    expect(read.ok && Array.from(read.term)).toHaveLength(maxTermLength);
    expect(readTerm('x'.repeat(1_000_000))).toEqual({ ok: true, term: 'x'.repeat(maxTermLength) });
    expect(readTerm('kleid\ud800')).toEqual({ ok: true, term: 'kleid\ufffd' });
  });

  test('is read the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const read = readTerm(given);
        expect(read.ok ? readTerm(read.term) : read).toEqual(read);
      }),
    );
  });
});
