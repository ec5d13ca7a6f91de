import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { StepBar } from './step-bar.tsx';
import { testCheckoutPage } from './testing/checkout-page.ts';

const steps: CheckoutState['steps'] = [
  { step: 'delivery', state: 'done', href: '/kasse/lieferservice' },
  { step: 'payment', state: 'current', href: '/kasse/zahlung' },
  { step: 'check', state: 'ahead', href: null },
];
const html = renderToStaticMarkup(<StepBar steps={steps} page={testCheckoutPage({})} />);

test('leads back to what is done, and nowhere else', () => {
  expect([...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/kasse/lieferservice']);
});

test('says which step this is, and its number', () => {
  expect(html).toMatch(/<li [^>]*aria-current="step"><span [^>]*>2\. Zahlung<\/span>/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
