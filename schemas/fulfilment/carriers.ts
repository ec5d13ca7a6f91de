/** Carriers as people call them, by the names that parcels carry. */
const names: Readonly<Record<string, string>> = {
  post: 'Österreichische Post',
  'swiss-post': 'Schweizerische Post',
  dhl: 'DHL',
  dpd: 'DPD',
  gls: 'GLS',
  hermes: 'Hermes',
  postnl: 'PostNL',
  ups: 'UPS',
};

/** Carriers that are known, each with its name and what people call it. */
export const carriers = Object.entries(names).map(([name, called]) => ({ name, called }));

/** What people call a carrier; one that is not known by its own name. */
export function carrierName(carrier: string): string {
  return Object.hasOwn(names, carrier) ? (names[carrier] ?? carrier) : carrier;
}
