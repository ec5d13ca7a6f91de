import { type Request, type Response, Router } from 'express';
import { refundAmounts, type WantedRefund } from '../../../../schemas/fulfilment/refund-amounts.ts';
import { gathered } from '../../../../schemas/fulfilment/pieces.ts';
import type { RefundMeans } from '../../../../schemas/fulfilment/order-refund.ts';
import type { OrderReturn } from '../../../../schemas/fulfilment/order-return.ts';
import { parseAmount } from '../../../../schemas/money/parse-amount.ts';
import { takeMethods } from '../../../http/methods.ts';
import { entryOf, readEntries } from '../../../http/read-entries.ts';
import { leadOn, visitOf } from '../desk-page.ts';
import { moneyWords } from '../money.ts';
import { deskLocale } from '../moment.tsx';
import { CancelView } from './cancel-view.tsx';
import { ConfirmView } from './confirm-view.tsx';
import { pieceWords } from './order-movements.tsx';
import type { OrderPageParts, OrderPlaceParts } from './order-place.tsx';
import { isRefundable, linesOf, moneyLeft } from './order-progress.ts';
import { readPieces } from './piece-fields.tsx';
import { RefundView } from './refund-view.tsx';
import type { StepProps } from './step-frame.tsx';

/** An amount (cents) as the log tells it. */
const amountDetail = ({ ordered: { currency } }: StepProps['order'], amount: number): string =>
  `${(amount / 100).toFixed(2)} ${currency}`;

/** Refunds and cancellations: what money goes back by. Each is asked for, shown with its amount, and confirmed. */
export function createMoneyRoutes({ orders, show }: OrderPageParts, place: OrderPlaceParts): Router {
  const { nameAt, keyOf, answer, stepProps, workAs } = place;
  const router = Router({ strict: true, caseSensitive: true, mergeParams: true });

  takeMethods(router, '/refund', {
    async get(request, response) {
      const chosen = place.askedAt(request, 'return');
      await showRefund(request, response, await stepProps(request, response, null), chosen);
    },
    async post(request, response) {
      const { text } = visitOf(response);
      const entries = await readEntries(request);
      const props = await stepProps(request, response, entries);
      const { order, visit } = props;
      const asked = entryOf(entries, 'for');
      const declared = order.returns.find(({ key }) => `return:${key}` === asked);
      const typed = parseAmount(entryOf(entries, 'amount'), deskLocale(visit.language));
      const key = keyOf(entries);
      // What was paid back by a first press is not worked out anew: it has gone.
      const isDone = order.refunds.some(
        (each) => each.key === (declared ? `return:${declared.key}` : `goodwill:${key}`),
      );
      if (isDone) return leadOn(response, `/orders/${order.number}`, 'already');
      if (declared && !isRefundable(order, declared))
        return showRefund(request, response, { ...props, words: text('refused.not-received') }, declared.key);
      if (declared && entryOf(entries, 'amount').trim() !== '') {
        const faults = { amount: text('refund.amount.unused') };
        return showRefund(request, response, { ...props, faults }, declared.key);
      }
      const most = moneyLeft(order);
      if (!declared && (!typed.ok || typed.cents === 0 || typed.cents > most)) {
        const isMuch = typed.ok && typed.cents > most;
        const fault = text(isMuch ? 'refund.too-much' : 'refund.fault', {
          most: moneyWords(visit, most, order.ordered.currency),
        });
        return showRefund(request, response, { ...props, faults: { amount: fault } }, '');
      }
      const amount = declared
        ? await amountOf(request, response, props, declared)
        : typed.ok
          ? typed.cents
          : 0;
      const means = await orders.refundMeans(nameAt(request, response));
      if (entryOf(entries, 'confirmed') !== String(amount)) {
        const what = declared
          ? pieceWords(order.ordered.lines, declared.received ?? declared.pieces)
          : text('refund.goodwill');
        return showConfirm(request, response, props, 'refund', { amount, means, what });
      }
      const wanted = declared
        ? ({ kind: 'return', return: declared.key } as const)
        : ({ kind: 'goodwill', key, amount } as const);
      const done = await workAs(request, response, 'refunded', amountDetail(order, amount)).refund(
        nameAt(request, response),
        wanted,
      );
      await answer(request, response, done, `refunded.${amount === 0 ? 'none' : means}`);
    },
  });
  takeMethods(router, '/cancel', {
    async get(request, response) {
      showCancel(request, response, await stepProps(request, response, null));
    },
    async post(request, response) {
      const { text } = visitOf(response);
      const entries = await readEntries(request);
      const props = await stepProps(request, response, entries);
      const { order } = props;
      const key = keyOf(entries);
      if (order.state === 'cancelled' || order.cancellations.some((each) => each.key === key))
        return leadOn(response, `/orders/${order.number}`, 'already');
      const pieces =
        order.state === 'placed' ? null : readPieces(entries, linesOf(order), ({ open }) => open);
      if (order.state !== 'placed' && (!pieces || pieces.length === 0)) {
        const words = text(pieces ? 'pieces.none' : 'pieces.fault');
        return showCancel(request, response, { ...props, words });
      }
      const amount = pieces
        ? await worked(request, response, props, { cause: 'cancellation', withShipping: true, pieces })
        : 0;
      if (entryOf(entries, 'confirmed') !== String(amount)) {
        const what = pieces ? pieceWords(order.ordered.lines, pieces) : text('cancel.whole');
        const means = await orders.refundMeans(nameAt(request, response));
        return showConfirm(request, response, props, 'cancel', { amount, means, what });
      }
      const work = workAs(request, response, 'cancelled', amountDetail(order, amount));
      const done = await work.cancel(nameAt(request, response), { key, pieces }, 'staff');
      await answer(request, response, done, 'order-cancelled');
    },
  });
  return router;

  /** What a return's refund comes to, in cents. */
  function amountOf(
    request: Request,
    response: Response,
    props: StepProps,
    { kind, received, pieces }: OrderReturn,
  ): Promise<number> {
    return worked(request, response, props, {
      ...{ cause: 'return', withShipping: kind === 'withdrawal' },
      pieces: gathered(received ?? pieces),
    });
  }

  async function worked(
    request: Request,
    response: Response,
    { order }: StepProps,
    wanted: WantedRefund,
  ): Promise<number> {
    const { ordered, refunds } = order;
    const minimumAfterReturn = await orders.minimumAfterReturn(nameAt(request, response), ordered);
    const found = refundAmounts({ ordered, refunds, minimumAfterReturn }, wanted);
    return found.ok ? found.amounts.total : 0;
  }

  async function showRefund(
    request: Request,
    response: Response,
    props: StepProps,
    chosen: string,
  ): Promise<void> {
    const { order, visit, typed } = props;
    const open = order.returns.filter((each) => isRefundable(order, each));
    const returns: { declared: OrderReturn; amount: number }[] = [];
    for (const declared of open)
      returns.push({ declared, amount: await amountOf(request, response, props, declared) });
    show()(request, response, {
      title: `${visit.text('step.title.refund')} – ${order.number}`,
      status: typed ? 422 : 200,
      body: <RefundView {...props} returns={returns} chosen={chosen} />,
    });
  }

  function showCancel(request: Request, response: Response, props: StepProps): void {
    show()(request, response, {
      title: `${props.visit.text('step.title.cancel')} – ${props.order.number}`,
      status: props.typed ? 422 : 200,
      body: <CancelView {...props} />,
    });
  }

  function showConfirm(
    request: Request,
    response: Response,
    { visit, order, typed }: StepProps,
    step: 'refund' | 'cancel',
    told: { amount: number; means: RefundMeans; what: string },
  ): void {
    if (!typed) return;
    const body = <ConfirmView {...{ visit, order, step, typed, ...told }} />;
    show()(request, response, { title: `${visit.text(`confirm.title.${step}`)} – ${order.number}`, body });
  }
}
