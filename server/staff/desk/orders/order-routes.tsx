import { type Request, type Response, Router } from 'express';
import type { ReactNode } from 'react';
import { newParcel } from '../../../../schemas/fulfilment/parcel.ts';
import { returnKinds, returnReasons } from '../../../../schemas/fulfilment/order-return.ts';
import { HttpError } from '../../../http/http-error.ts';
import { takeMethods } from '../../../http/methods.ts';
import { entryOf, readEntries } from '../../../http/read-entries.ts';
import { leadOn, visitOf } from '../desk-page.ts';
import { noFaults } from '../form-parts.tsx';
import { createMoneyRoutes } from './money-routes.tsx';
import { createOrderPlace, type OrderPageParts } from './order-place.tsx';
import { linesOf } from './order-progress.ts';
import { onlyOffice } from './order-rights.ts';
import { noteMax } from './order-records.tsx';
import { readPieces } from './piece-fields.tsx';
import { mostReceived, receivableLines, ReceiveView } from './receive-view.tsx';
import { ReturnView } from './return-view.tsx';
import { ShipView } from './ship-view.tsx';
import type { StepProps } from './step-frame.tsx';

/** Everything below the page of an order: what is done with it. Whoever has no role for money gets no way to it. */
export function createOrderRoutes(parts: OrderPageParts): Router {
  const { orders, show } = parts;
  const place = createOrderPlace(parts);
  const { orderAt, nameAt, keyOf, answer, showOrder, stepProps, workAs } = place;
  const router = Router({ strict: true, caseSensitive: true, mergeParams: true });

  takeMethods(router, '/', { get: (request, response) => showOrder(request, response) });
  takeMethods(router, '/pick', {
    async post(request, response) {
      const name = nameAt(request, response);
      const done = await workAs(request, response, 'picked').markPicked(name);
      await answer(request, response, done, 'order-picked');
    },
  });
  takeMethods(router, '/ship', {
    async get(request, response) {
      showShip(request, response, await stepProps(request, response, null));
    },
    async post(request, response) {
      const { text } = visitOf(response);
      const entries = await readEntries(request);
      const props = await stepProps(request, response, entries);
      const pieces = readPieces(entries, linesOf(props.order), ({ open }) => open);
      const { carrier: carriers, trackingNumber: numbers } = newParcel.shape;
      const carrier = carriers.safeParse(entryOf(entries, 'carrier'));
      if (!carrier.success) throw new HttpError(400, 'There is no such carrier');
      // Carriers print their numbers in groups.
      const tracking = numbers.safeParse(entryOf(entries, 'tracking').replaceAll(/\s/g, ''));
      const faults = tracking.success ? noFaults : { tracking: text('ship.tracking.fault') };
      const isNone = pieces?.length === 0;
      const words = pieces === null ? text('pieces.fault') : isNone ? text('pieces.none') : undefined;
      if (!tracking.success || !pieces || isNone) {
        // A press that was counted finds nothing left to send: it says so by the parcel, which is known.
        if (tracking.success && isShipped(props, carrier.data, tracking.data))
          return leadOn(response, `/orders/${props.order.number}`, 'already');
        return showShip(request, response, { ...props, faults, words });
      }
      const parcel = { carrier: carrier.data, trackingNumber: tracking.data, pieces };
      const done = await workAs(request, response, 'shipped').ship(nameAt(request, response), [parcel]);
      if (!done.ok) return showShip(request, response, { ...props, words: text(`refused.${done.reason}`) });
      await answer(request, response, done, 'order-shipped');
    },
  });
  takeMethods(router, '/deliver', {
    async post(request, response) {
      const entries = await readEntries(request);
      const parcel = { carrier: entryOf(entries, 'carrier'), trackingNumber: entryOf(entries, 'tracking') };
      const work = workAs(request, response, 'delivered');
      const done = await work.deliver(nameAt(request, response), parcel, 'staff');
      await answer(request, response, done, 'order-delivered');
    },
  });
  takeMethods(router, '/return', {
    async get(request, response) {
      showReturn(request, response, await stepProps(request, response, null));
    },
    async post(request, response) {
      const { text } = visitOf(response);
      const entries = await readEntries(request);
      const props = await stepProps(request, response, entries);
      const { number } = props.order;
      const key = keyOf(entries);
      const kind = returnKinds.find((each) => each === entryOf(entries, 'kind'));
      const reason = returnReasons.find((each) => each === entryOf(entries, 'reason'));
      if (!kind || !reason) throw new HttpError(400, 'There is no such kind or reason of a return');
      const isKnown = props.order.returns.some((each) => each.key === key);
      const mostOf = ({ sent, declared }: { sent: number; declared: number }): number =>
        isKnown ? sent : sent - declared;
      const pieces = readPieces(entries, linesOf(props.order), mostOf);
      if (!pieces || pieces.length === 0) {
        const words = text(pieces ? 'pieces.none' : 'pieces.fault');
        return showReturn(request, response, { ...props, words });
      }
      const way = { kind: 'label' as const, label: null };
      const wanted = { key, kind, reason, pieces, way };
      const work = workAs(request, response, 'return-declared');
      const done = await work.declareReturn(nameAt(request, response), wanted, 'staff');
      if (!done.ok) return showReturn(request, response, { ...props, words: text(`refused.${done.reason}`) });
      leadOn(response, `/orders/${number}`, done.isChanged ? 'return-declared' : 'already');
    },
  });
  takeMethods(router, '/receive', {
    async get(request, response) {
      const props = await stepProps(request, response, null);
      showReceive(request, response, props, returnOf(props, place.askedAt(request, 'return')));
    },
    async post(request, response) {
      const { text } = visitOf(response);
      const entries = await readEntries(request);
      const props = await stepProps(request, response, entries);
      const declared = returnOf(props, entryOf(entries, 'return'));
      const lines = receivableLines(props.order, declared);
      const parted = (['good', 'bad'] as const).map((prefix) =>
        readPieces(entries, lines, (line) => mostReceived(line, declared), prefix)?.map((each) => ({
          ...each,
          isResaleable: prefix === 'good',
        })),
      );
      const [good, bad] = parted;
      const received = good && bad ? [...good, ...bad] : null;
      if (!received || received.length === 0) {
        const words = text(received ? 'pieces.none' : 'pieces.fault');
        return showReceive(request, response, { ...props, words }, declared);
      }
      const work = workAs(request, response, 'return-received');
      const done = await work.receiveReturn(nameAt(request, response), { key: declared.key, received });
      if (!done.ok) {
        const words = text(`refused.${done.reason}`);
        return showReceive(request, response, { ...props, words }, declared);
      }
      await answer(request, response, done, 'return-received');
    },
  });
  takeMethods(router, '/note', {
    async post(request, response) {
      const { text } = visitOf(response);
      const entries = await readEntries(request);
      const note = entryOf(entries, 'note').replaceAll('\r\n', '\n').trim();
      if (note === '' || note.length > noteMax)
        return showOrder(request, response, text(note === '' ? 'notes.missing' : 'notes.too-long'));
      const work = workAs(request, response, 'noted');
      const done = await work.addNote(nameAt(request, response), { key: keyOf(entries), text: note });
      await answer(request, response, done, 'noted');
    },
  });
  const office = Router({ strict: true, caseSensitive: true, mergeParams: true });
  takeMethods(office, '/mail', {
    async post(request, response) {
      const entries = await readEntries(request);
      const told = place.toldAs(request, response, 'mail-resent');
      const done = await orders.resendConfirmation(nameAt(request, response), keyOf(entries), told);
      await answer(request, response, done, 'mail-resent');
    },
  });
  takeMethods(office, '/invoice', {
    async get(request, response) {
      const { number } = await orderAt(request, response);
      const file = await orders.invoice(visitOf(response).tenant.slug, number);
      if (!file) throw new HttpError(404, 'The order has no invoice');
      response
        .type('application/pdf')
        .set('Content-Disposition', `inline; filename="${file.name}"`)
        .send(Buffer.from(file.content));
    },
  });
  office.use(createMoneyRoutes(parts, place));
  for (const path of ['/mail', '/invoice', '/refund', '/cancel']) router.use(path, onlyOffice);
  return router.use(office);

  function showShip(request: Request, response: Response, props: StepProps): void {
    showStep(request, response, props, 'step.title.ship', <ShipView {...props} carriers={parts.carriers} />);
  }

  function showReturn(request: Request, response: Response, props: StepProps): void {
    showStep(request, response, props, 'step.title.return', <ReturnView {...props} />);
  }

  function showReceive(
    request: Request,
    response: Response,
    props: StepProps,
    declared: ReturnType<typeof returnOf>,
  ): void {
    showStep(request, response, props, 'step.title.receive', <ReceiveView {...props} declared={declared} />);
  }

  function showStep(
    request: Request,
    response: Response,
    { visit, typed, order }: StepProps,
    title: string,
    body: ReactNode,
  ): void {
    const words = `${visit.text(title)} – ${order.number}`;
    show()(request, response, { title: words, status: typed ? 422 : 200, body });
  }
}

/** A return of the order; 404 where there is none of this key. */
function returnOf({ order }: Pick<StepProps, 'order'>, key: string) {
  const declared = order.returns.find((each) => each.key === key);
  if (!declared) throw new HttpError(404, 'The order has no such return');
  return declared;
}

function isShipped({ order }: StepProps, carrier: string, trackingNumber: string): boolean {
  return order.parcels.some((each) => each.carrier === carrier && each.trackingNumber === trackingNumber);
}
