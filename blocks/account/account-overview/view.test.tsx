import { expect, test } from 'vitest';
import accountMessages from '../../kit/account/messages/de.json' with { type: 'json' };
import ledgerMessages from '../../kit/ledger/messages/de.json' with { type: 'json' };
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json' with { type: 'json' };
import ownMessages from './messages/de.json' with { type: 'json' };

const page = testPageView({
  messages: { ...accountMessages, ...ledgerMessages, ...ownMessages },
  nodeId: 'k',
});
const full = examples.full.data;

function draw(data: Record<string, unknown>): string {
  return drawBlock(block, { props: {}, data, page });
}

test('says in its place what cannot be had, and shows the rest', () => {
  const parts = [
    ['visitor', accountMessages['account-page.data-away'], 'Hallo'],
    ['payments', ledgerMessages['ledger.balance-away'], 'Als Nächstes'],
    ['shipments', ownMessages['account-overview.shipments.away'], 'Auf dem Weg zu Dir'],
  ] as const;
  const words = parts.map(([, , shown]) => shown);
  for (const [part, away, shown] of parts) {
    const html = draw(Object.fromEntries(Object.entries(full).filter(([name]) => name !== part)));
    expect(html).toContain(away);
    expect(words.filter((each) => !html.includes(each))).toEqual([shown]);
    expect(draw(full)).not.toContain(away);
  }
});

test('tells what is late before what is next', () => {
  const html = draw(full);
  expect(html.indexOf('Überfällig: ')).toBeGreaterThan(-1);
  expect(html.indexOf('Als Nächstes: ')).toBeGreaterThan(html.indexOf('Überfällig: '));
});

test('speaks of the loyalty card to whoever has none', () => {
  const hint = ownMessages['account-overview.payback.text'];
  expect(draw(full)).not.toContain(hint);
  expect(draw({ ...full, visitor: { ...full.visitor, bonusProgram: false } })).toContain(hint);
});
