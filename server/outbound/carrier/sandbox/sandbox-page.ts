import { carrierName } from '../../../../schemas/fulfilment/carriers.ts';
import { type TrackingState, trackingStates } from '../../../../schemas/parcel/parcel-tracking.ts';
import { escapeText } from '../../../../schemas/escape-text.ts';
import type { PickUpOrder } from '../carrier-messages.ts';
import { type SandboxParcel, stateOf } from './sandbox-parcels.ts';

const names: Readonly<Record<TrackingState, string>> = {
  announced: 'announced',
  'on-the-way': 'on its way',
  'out-for-delivery': 'out for delivery',
  delivered: 'delivered',
  delayed: 'delayed',
  returned: 'goes back',
};

const styles =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'form{display:flex;flex-wrap:wrap;gap:.5rem}button{font:inherit;padding:.5rem .75rem;min-height:2.75rem}' +
  'article{padding:1rem 0;border-top:1px solid;overflow-wrap:anywhere}h2{font-size:1.125rem;margin:0}';

/** Everything that the sandbox brings and fetches. */
export function sandboxPage(parcels: readonly SandboxParcel[], pickUps: readonly PickUpOrder[]): string {
  const listed = parcels.length === 0 ? '<p>No parcel has been announced yet.</p>' : '';
  return page(
    'Carrier (sandbox)',
    `<p>Nothing is really brought here. Move parcels on to see what the shop makes of it.</p>${listed}` +
      parcels.map((parcel) => article(parcel)).join('') +
      (pickUps.length > 0 ? `<h2>To be fetched</h2><ul>${pickUps.map(pickUpItem).join('')}</ul>` : ''),
  );
}

/** One parcel: where it is, and what can happen next. */
export function parcelPage(parcel: SandboxParcel): string {
  return page(`Parcel ${parcel.trackingNumber}`, `${article(parcel)}<p><a href="/">All parcels</a></p>`);
}

/** Where a parcel is shown and moved on. */
export function parcelPath({ carrier, trackingNumber }: SandboxParcel): string {
  return `/parcels/${carrier}/${trackingNumber}`;
}

function article(parcel: SandboxParcel): string {
  const { carrier, trackingNumber, events, order } = parcel;
  const happened = events.map(({ at, place, state }) =>
    escapeText([new Date(at).toISOString().slice(0, 16).replace('T', ' '), names[state], place].join(' ')),
  );
  const buttons = trackingStates
    .filter((state) => state !== 'announced')
    .map((state) => `<button name="state" value="${state}">${names[state]}</button>`);
  const isOver = stateOf(parcel) === 'delivered';
  return (
    `<article><h2><a href="${parcelPath(parcel)}">${escapeText(`${carrierName(carrier)} ${trackingNumber}`)}</a></h2>` +
    (order ? `<p>Comes back: ${escapeText(order.reference)}, from ${escapeText(order.from.name)}</p>` : '') +
    `<ol>${happened.map((line) => `<li>${line}</li>`).join('')}</ol>` +
    (isOver ? '' : `<form method="post" action="${parcelPath(parcel)}">${buttons.join('')}</form>`) +
    '</article>'
  );
}

const pickUpItem = ({ day, reference, from }: PickUpOrder): string =>
  `<li>${escapeText(`${day}: ${reference}, ${from.name}, ${from.street}, ${from.postalCode} ${from.city}`)}</li>`;

const page = (title: string, body: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${escapeText(title)}</title><style>${styles}</style></head><body><main><h1>${escapeText(title)}</h1>` +
  `${body}</main></body></html>`;
