import { expect, test } from 'vitest';
import type { PaymentDates } from '../../../schemas/ledger/payment-dates.ts';
import ledgerMessages from '../../kit/ledger/messages/de.json' with { type: 'json' };
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { testTenant } from '../../kit/testing/tenant.ts';
import { block } from './block.ts';
import ownMessages from './messages/de.json' with { type: 'json' };

type Due = PaymentDates['dues'][number];

const instalment = (number: number, more: Partial<Due> = {}): Due => ({
  ...{ order: '4821630957', kind: 'instalment', number, day: `2027-${String(number).padStart(2, '0')}-01` },
  ...{ currency: 'EUR', amount: 4932, paid: 0, open: 4932, isLate: false },
  ...more,
});

function draw(dues: Due[], more: Partial<PaymentDates> = {}, iban?: string): string {
  const messages = { ...ledgerMessages, ...ownMessages };
  const company = { ...testTenant.company, iban };
  const page = testPageView({ messages, nodeId: 'k', tenant: { company } });
  const sums = [{ currency: 'EUR', open: dues.reduce((sum, { open }) => sum + open, 0), late: 0 }];
  const state = { notice: null, dues, sums, pay: null, change: null, ...more };
  return drawBlock(block, { props: {}, data: { state, waiting: { orders: [] } }, page });
}

const rows = (html: string): number => html.split('<tr>').length - 1;

test('shows the next six dates, and folds the later ones and what is paid away', () => {
  const paid = instalment(1, { paid: 4932, open: 0 });
  const later = [2, 3, 4, 5, 6, 7, 8, 9].map((number) => instalment(number));
  const html = draw([paid, ...later]);
  const [open = '', folded = '', done = ''] = html.split('<details');
  // Each table has a row of titles.
  expect([rows(open), rows(folded), rows(done)]).toEqual([7, 3, 2]);
  expect(folded).toContain('Spätere Termine (2)');
  expect(done).toContain('Bezahlt (1)');
  expect(draw(later.slice(0, 6))).not.toContain('<details');
});

test('says how to pay where something is open and the shop has an account for it', () => {
  const iban = 'AT611904300234573201';
  expect(draw([instalment(1)], {}, iban)).toContain('AT61 1904 3002 3457 3201');
  for (const html of [draw([instalment(1)]), draw([], { sums: [] }, iban)])
    expect(html).not.toContain(ownMessages['payment-dates.pay.title']);
});

test('offers the days of the shop, beginning with the one that holds', () => {
  const html = draw([instalment(1)], { change: { days: [1, 10, 20], current: 10 } });
  expect(html.match(/<option[^>]*>/g)).toEqual([
    ...['<option value="1">', '<option value="10" selected="">', '<option value="20">'],
  ]);
});
