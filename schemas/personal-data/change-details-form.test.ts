import { describe, expect, test } from 'vitest';
import { changeDetailsInput, readChangeDetails } from './change-details-form.ts';

const today = '2026-12-01';
const typed = { salutation: 'none', firstName: 'Anna', lastName: 'Berger', phone: '', birthday: '' };
const read = (
  more: Partial<typeof typed>,
  before: string | null = null,
  asked: 'required' | 'optional' | 'off' = 'optional',
) =>
  readChangeDetails(changeDetailsInput.parse({ ...typed, ...more }), {
    ...{ rules: { birthday: asked }, before: { birthday: before }, today },
  });
const faultsOf = (...given: Parameters<typeof read>): readonly string[] => {
  const answer = read(...given);
  return answer.ok ? [] : answer.faults;
};

test('reads what is told, and what is not told as nothing', () => {
  expect(read({ firstName: '  Anna  Maria ', phone: '+43 (0) 660 123', birthday: '31.1.1980' })).toEqual({
    ok: true,
    details: {
      ...{ salutation: 'none', firstName: 'Anna Maria', lastName: 'Berger' },
      ...{ phone: '+43660123', birthday: '1980-01-31' },
    },
  });
  expect(read({})).toMatchObject({ ok: true, details: { phone: null, birthday: null } });
});

test('names all faults at once, in the order of the form', () => {
  const wrong = { salutation: 'x', firstName: '', lastName: 'B1', phone: 'abc', birthday: '31.2.1980' };
  expect(faultsOf(wrong)).toEqual([
    ...['salutation.missing', 'firstName.missing', 'lastName.special-characters-or-digits'],
    ...['phone.invalid', 'birthday.invalid'],
  ]);
});

describe('a birthday', () => {
  test.each([
    ['of nobody', null, '1.1.1980'],
    ['of somebody of age, put right', '1980-01-31', '30.1.1980'],
    ['of somebody of age, who is none in truth', '1980-01-31', '1.1.2020'],
    ['of somebody of age, taken back', '1980-01-31', ''],
    ['of somebody of age since today', '2008-12-01', '2.1.1990'],
    ['of somebody under age, put right', '2008-12-02', '3.12.2008'],
  ])('%s may be changed', (_what, before, birthday) => {
    expect(faultsOf({ birthday }, before)).toEqual([]);
  });

  test.each([
    ['to one of age', '1.12.2008'],
    ['to none', ''],
  ])('of somebody under age is not changed %s', (_what, birthday) => {
    expect(faultsOf({ birthday }, '2008-12-02')).toEqual(['birthday.of-age']);
  });

  test('stays where the shop asks for none, and is asked for where it wants one', () => {
    expect(read({ birthday: '1.1.1980' }, '1990-02-03', 'off')).toMatchObject({
      details: { birthday: '1990-02-03' },
    });
    expect(faultsOf({}, '1990-02-03', 'required')).toEqual(['birthday.missing']);
  });
});
