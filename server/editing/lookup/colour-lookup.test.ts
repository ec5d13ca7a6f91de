import { expect, test } from 'vitest';
import { testTenant } from '../../../blocks/kit/testing/tenant.ts';
import { createColourLookup } from './colour-lookup.ts';

test('offers the colours of the theme that content may write, each once', async () => {
  const colours = createColourLookup(() => ({
    colours: {
      ink: ['#1a2326', '#edf2f2'],
      text: ['#1a2326', '#ffffff'],
      veil: ['rgb(0 0 0 / 0.5)', '#000000'],
      accent: ['#056579', '#35b0c9'],
    },
  }));
  const place = { tenant: testTenant, locale: 'de-AT', query: '', of: undefined };
  expect(await colours(place)).toEqual([
    { value: '#1a2326', label: 'ink' },
    { value: '#056579', label: 'accent' },
  ]);
  expect(await colours({ ...place, query: 'acc' })).toEqual([{ value: '#056579', label: 'accent' }]);
});
