/** Carriers as people call them, by the names that parcels carry, with the beginning of the address that shows a parcel. */
const known: Readonly<Record<string, readonly [called: string, page: string]>> = {
  post: ['Österreichische Post', 'https://www.post.at/sv/sendungssuche?snr='],
  'swiss-post': [
    'Schweizerische Post',
    'https://service.post.ch/ekp-web/ui/entry/search/?formattedParcelCodes=',
  ],
  dhl: ['DHL', 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode='],
  dpd: ['DPD', 'https://tracking.dpd.de/status/de_DE/parcel/'],
  gls: ['GLS', 'https://gls-group.eu/track/'],
  hermes: [
    'Hermes',
    'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation?trackingNumber=',
  ],
  postnl: ['PostNL', 'https://jouw.postnl.nl/track-and-trace/'],
  ups: ['UPS', 'https://www.ups.com/track?tracknum='],
};

/** Carriers that are known, each with its name and what people call it. */
export const carriers = Object.entries(known).map(([name, [called]]) => ({ name, called }));

/** What people call a carrier; one that is not known by its own name. */
export function carrierName(carrier: string): string {
  return ofCarrier(carrier)?.[0] ?? carrier;
}

/** The carrier's own page about a parcel; null: nobody knows one. */
export function carrierPage({
  carrier,
  trackingNumber,
}: {
  carrier: string;
  trackingNumber: string;
}): string | null {
  const page = ofCarrier(carrier)?.[1];
  return page === undefined ? null : `${page}${encodeURIComponent(trackingNumber)}`;
}

function ofCarrier(carrier: string): (typeof known)[string] | undefined {
  return Object.hasOwn(known, carrier) ? known[carrier] : undefined;
}
