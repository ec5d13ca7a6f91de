import { describe, expect, test } from 'vitest';
import { type FinderEvent, type FinderState, firstState, nextState } from './finder-state.ts';

const empty = firstState({ typed: { underbust: '', bust: '' }, isSent: false });

const after = (state: FinderState, ...events: FinderEvent[]): FinderState => events.reduce(nextState, state);
const underbust = (text: string): FinderEvent => ({ kind: 'typed', girth: 'underbust', text });
const bust = (text: string): FinderEvent => ({ kind: 'typed', girth: 'bust', text });
const sent: FinderEvent = { kind: 'sent' };

/** Types both girths, and sends them. */
const ask = (first: string, second: string, state = empty): FinderState =>
  after(state, underbust(first), bust(second), sent);

describe('at first', () => {
  test('nothing is said of fields that were not sent, whatever stands in them', () => {
    expect(empty.answer).toBeUndefined();
    expect(firstState({ typed: { underbust: 'x', bust: '' }, isSent: false }).answer).toBeUndefined();
  });

  test('what was sent to the server is answered, and nobody is led to it', () => {
    const state = firstState({ typed: { underbust: '87', bust: '107' }, isSent: true });
    expect(state.answer).toMatchObject({ kind: 'found', size: '85D' });
    expect(state.sent).toBeUndefined();
  });
});

describe('sending', () => {
  test.each([
    ['87', '107'],
    ['87,5', '107'],
    ['60', '75'],
    ['abc', ''],
    ['107', '87'],
  ])('answers %j and %j as the server does', (first, second) => {
    const { answer } = firstState({ typed: { underbust: first, bust: second }, isSent: true });
    expect(ask(first, second).answer).toEqual(answer);
    expect(answer).toBeDefined();
  });

  test('takes the place of an answer before', () => {
    const found = ask('87', '107');
    expect(ask('65', '76', found).answer).toMatchObject({ kind: 'found', size: '65AA' });
    expect(ask('60', '75', found).answer).toEqual({ kind: 'none' });
  });

  test('leads to the answer each time, also to the same', () => {
    const once = ask('', '107');
    const twice = after(once, sent);
    expect(once.sent).toBe(once.answer);
    expect(twice.sent).toEqual(once.sent);
    expect(twice.sent).not.toBe(once.sent);
  });
});

describe('typing', () => {
  test('says nothing before the form is sent', () => {
    expect(after(empty, underbust('abc'), bust('1')).answer).toBeUndefined();
  });

  test('takes back an answer as soon as its measures change, and leads nowhere', () => {
    const found = ask('87', '107');
    const typed = after(found, bust('108'));
    expect(typed.answer).toBeUndefined();
    expect(typed.sent).toBe(found.sent);
    expect(typed.typed).toEqual({ underbust: '87', bust: '108' });
  });

  test('takes back what is put right, and says nothing new', () => {
    const missing = ask('107', '');
    // Now narrower than the girth under it: that is said when it is sent.
    expect(after(missing, bust('8')).answer).toEqual({ kind: 'faulty', bust: 'empty' });
    expect(after(missing, bust('8'), underbust('')).answer).toEqual({ kind: 'faulty' });
    expect(after(missing, bust('120')).answer).toEqual({ kind: 'faulty' });
  });

  test('leaves what is wrong with the other field', () => {
    const both = ask('', 'abc');
    expect(after(both, underbust('87')).answer).toEqual({ kind: 'faulty', bust: 'not-a-number' });
    expect(after(both, bust('107')).answer).toEqual({ kind: 'faulty', underbust: 'empty' });
  });
});
