import { createServer, type Server } from 'node:http';
import express, { type Request } from 'express';
import { z } from 'zod';
import { type ParcelTracking, trackingStates } from '../../../../schemas/parcel/parcel-tracking.ts';
import { labelOrder, pickUpOrder, trackingOrder } from '../carrier-messages.ts';
import { drawSandboxLabel } from './sandbox-label.ts';
import { parcelPage, parcelPath, sandboxPage } from './sandbox-page.ts';
import { createSandboxParcels, type SandboxParcel, stateOf } from './sandbox-parcels.ts';

export interface CarrierSandboxOptions {
  token: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A number by which nobody brings anything, for whoever tries that. */
const unknownNumber = /^0+$/;

/**
 * A carrier for development and tests: a peer of its own over HTTP, which brings nothing. It follows whatever number it is told, and its
 * pages move parcels on.
 */
export function createCarrierSandbox({ token, now = Date.now }: CarrierSandboxOptions): Server {
  const parcels = createSandboxParcels(now);
  const app = express();
  app.disable('x-powered-by');

  const trackingOf = (request: Request, parcel: SandboxParcel): ParcelTracking => ({
    state: stateOf(parcel),
    page: `http://${request.headers.host ?? 'localhost'}${parcelPath(parcel)}`,
    events: parcel.events.slice(-100),
  });

  app.use('/v1', express.json(), (request, response, next) => {
    if (request.headers.authorization === `Bearer ${token}`) next();
    else response.status(401).json({ detail: 'The token is wrong' });
  });
  app.post('/v1/trackings', (request, response) => {
    const wanted = trackingOrder.safeParse(request.body);
    if (!wanted.success) return void response.status(422).json({ detail: z.prettifyError(wanted.error) });
    if (unknownNumber.test(wanted.data.trackingNumber))
      return void response.status(404).json({ detail: 'There is no such parcel' });
    response.json(trackingOf(request, parcels.follow(wanted.data)));
  });
  app.post('/v1/labels', async (request, response) => {
    const order = labelOrder.safeParse(request.body);
    if (!order.success) return void response.status(422).json({ detail: z.prettifyError(order.error) });
    const parcel = parcels.label(order.data);
    const { carrier, trackingNumber } = parcel;
    const file = (await drawSandboxLabel(parcel, order.data)).toString('base64');
    response.json({ carrier, trackingNumber, file });
  });
  app.post('/v1/pick-ups', (request, response) => {
    const order = pickUpOrder.safeParse(request.body);
    if (!order.success) return void response.status(422).json({ detail: z.prettifyError(order.error) });
    parcels.pickUp(order.data);
    response.json({ day: order.data.day });
  });
  app.get('/', (_request, response) => {
    response.type('html').send(sandboxPage(parcels.all(), parcels.pickUps()));
  });
  app
    .route('/parcels/:carrier/:trackingNumber')
    .get((request, response) => {
      const parcel = parcels.find(request.params);
      if (!parcel) return void response.status(404).type('text').send('There is no such parcel');
      response.type('html').send(parcelPage(parcel));
    })
    .post(express.urlencoded({ extended: false }), (request, response) => {
      const parcel = parcels.find(request.params);
      if (!parcel) return void response.status(404).type('text').send('There is no such parcel');
      const { state: wanted } = (request.body ?? {}) as { state?: string };
      const state = trackingStates.find((each) => each === wanted);
      if (!state) return void response.status(422).type('html').send(parcelPage(parcel));
      parcels.move(parcel, state);
      response.redirect(303, parcelPath(parcel));
    });
  return createServer(app);
}
