import { describe, expect, it } from 'vitest';
import { factUnknown, fillFacts } from './fill-facts.ts';

const facts = new Map([
  ['returnDays', '30 Tage'],
  ['returnDays.dative', '30 Tagen'],
  ['freeShippingFrom', '€ 75'],
]);

describe('facts in a text', () => {
  it.each([
    ['ohne', 'ohne'],
    ['{fact:returnDays}', '30 Tage'],
    ['Ab {fact:freeShippingFrom}, in {fact:returnDays.dative}.', 'Ab € 75, in 30 Tagen.'],
    ['<b>{fact: returnDays }</b>', '<b>30 Tage</b>'],
    ['Hallo {{name}}, {fact:returnDays}', 'Hallo {{name}}, 30 Tage'],
    ['{fakt:returnDays} {returnDays}', '{fakt:returnDays} {returnDays}'],
  ])('%j', (typed, text) => {
    expect(fillFacts(typed, facts)).toEqual({ text, unknown: [] });
  });

  it('stay as they were typed where there is none of the name, and are told', () => {
    expect(fillFacts('{fact:returnDay} {fact:returnDays} {fact:}', facts)).toEqual({
      text: '{fact:returnDay} 30 Tage {fact:}',
      unknown: ['returnDay', ''],
    });
    expect(fillFacts('Ab {fact:returnDays', facts)).toMatchObject({ unknown: ['returnDays'] });
    // What every object has is no fact.
    expect(fillFacts('{fact:constructor}', facts)).toMatchObject({ unknown: ['constructor'] });
  });
});

describe('the name of no fact', () => {
  it.each([
    ['freeShipingFrom', 'freeShippingFrom'],
    ['returndays', 'returnDays'],
    ['returnDays.dativ', 'returnDays.dative'],
  ])('is told with the one that is meant: %s', (name, near) => {
    const { message, hint } = factUnknown(name, facts);
    expect(message).toContain(`"${name}"`);
    expect(hint).toContain(`{fact:${near}}`);
  });

  it('is told without one where there are none at all', () => {
    expect(factUnknown('x', new Map()).hint).not.toContain('{fact:');
  });
});
