import { largestRemainder } from '../money/largest-remainder.ts';
import { refundOf } from '../money/order/refund.ts';
import { vatIncluded } from '../money/vat-included.ts';
import type { Cents } from '../money/cents.ts';
import type { Ordered } from '../order/ordered.ts';
import type { CreditNoteDocument } from './credit-note-document.ts';
import type { OrderRefund, RefundCause } from './order-refund.ts';
import { type LinePieces, piecesOf } from './pieces.ts';

/** What goes back, as a refund and as its credit note say it. Amounts in cents. */
export interface RefundAmounts extends Pick<
  CreditNoteDocument,
  'lines' | 'shipping' | 'keptBack' | 'total' | 'vat'
> {
  pieces: LinePieces[];
}

/** What is to go back: the money for pieces, or an amount for none. */
export type WantedRefund =
  | {
      cause: Exclude<RefundCause, 'goodwill'>;
      pieces: readonly LinePieces[];
      /** With the last article of a withdrawal, and of what is not sent, sending is paid back too. */
      withShipping: boolean;
    }
  | { cause: 'goodwill'; amount: Cents };

interface Paid {
  ordered: Ordered;
  refunds: readonly Pick<OrderRefund, 'pieces' | 'shipping' | 'keptBack' | 'amount'>[];
  /** Value of goods that must be left for the voucher to stay; null: it stays. */
  minimumAfterReturn: Cents | null;
}

type Worked = { ok: true; amounts: RefundAmounts } | { ok: false; reason: 'too-many' | 'too-much' };

/**
 * Works out what goes back of what goods and sending cost: never more in all than was paid for them. What a credit costs is another
 * matter: its plan is worked out anew. (domain.md, "Refund of a returned article")
 */
export function refundAmounts({ ordered, refunds, minimumAfterReturn }: Paid, wanted: WantedRefund): Worked {
  const sum = (valueOf: (refund: (typeof refunds)[number]) => Cents): Cents =>
    refunds.reduce((total, each) => total + valueOf(each), 0);
  const left = ordered.goodsTotal - sum(({ amount }) => amount);
  if (wanted.cause === 'goodwill') {
    if (wanted.amount > left) return { ok: false, reason: 'too-much' };
    const none = { pieces: [], lines: [], shipping: 0, keptBack: 0 };
    return {
      ok: true,
      amounts: { ...none, total: wanted.amount, vat: spreadVat(wanted.amount, ordered.vat) },
    };
  }
  const before = refunds.flatMap(({ pieces }) => pieces);
  const refund = refundOf(
    {
      lines: paidLines(ordered).map(({ position, kind, quantity, paid, discount }) => ({
        ...{ kind, quantity, paid, isCovered: discount > 0, voucher: discount },
        returnedBefore: piecesOf(position, before),
      })),
      shipping: {
        paid: ordered.shipping.parcel + ordered.shipping.freight,
        standard: ordered.shipping.parcel + ordered.shipping.freight,
        refundedBefore: sum(({ shipping }) => shipping),
      },
      minimumAfterReturn,
      keptBackBefore: sum(({ keptBack }) => keptBack),
    },
    {
      pieces: paidLines(ordered).map(({ position }) => piecesOf(position, wanted.pieces)),
      isWithdrawal: wanted.withShipping,
    },
  );
  if (!refund.ok) return { ok: false, reason: 'too-many' };
  const lines = paidLines(ordered).flatMap(({ position, name, choice, taxRate }, at) => {
    const quantity = piecesOf(position, wanted.pieces);
    return quantity > 0 ? [{ name, choice, quantity, amount: refund.lines[at] ?? 0, taxRate }] : [];
  });
  // What went back as goodwill before is part of what was paid.
  const total = Math.min(refund.total, left);
  const { shipping, keptBack } = refund;
  const gross = grossByRate(lines, shipping, ordered.shipping.byRate);
  // Articles that cost nothing can bring back what was kept back before.
  const weights = gross.some((each) => each.gross > 0) ? gross : ordered.vat;
  return {
    ok: true,
    amounts: { pieces: [...wanted.pieces], lines, shipping, keptBack, total, vat: spreadVat(total, weights) },
  };
}

/** Everything that was paid for but sending: services go with all pieces of their article. */
function paidLines({ lines, services }: Ordered) {
  return [
    ...lines.map(({ total, discount, ...line }) => ({
      ...line,
      ...{ kind: 'goods' as const, discount, paid: total - discount },
    })),
    ...services.map(({ position, name, quantity, total, taxRate }) => ({
      ...{ position, name, quantity, taxRate, choice: [] },
      ...{ kind: 'service' as const, discount: 0, paid: total },
    })),
  ];
}

type RateGross = { rate: number; gross: Cents };

function grossByRate(
  lines: readonly { amount: Cents; taxRate: number }[],
  shipping: Cents,
  shippingByRate: readonly RateGross[],
): RateGross[] {
  const parts = largestRemainder(
    shipping,
    shippingByRate.map(({ gross }) => gross),
  );
  const all = [
    ...lines.map(({ amount, taxRate }) => ({ rate: taxRate, gross: amount })),
    ...shippingByRate.map(({ rate }, at) => ({ rate, gross: parts[at] ?? 0 })),
  ];
  const rates = [...new Set(all.map(({ rate }) => rate))].toSorted((one, other) => one - other);
  return rates.map((rate) => ({
    rate,
    gross: all.reduce((sum, each) => (each.rate === rate ? sum + each.gross : sum), 0),
  }));
}

/** The tax that an amount includes which is spread over rates as these are. */
function spreadVat(total: Cents, weights: readonly RateGross[]): RefundAmounts['vat'] {
  const shares = largestRemainder(
    total,
    weights.map(({ gross }) => gross),
  );
  return weights
    .map(({ rate }, at) => ({ rate, ...vatIncluded(shares[at] ?? 0, rate) }))
    .filter(({ gross }) => gross > 0);
}
