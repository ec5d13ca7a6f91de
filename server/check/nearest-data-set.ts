import { nearestName } from '../../schemas/writing/nearest-name.ts';
import { isBucketAddress } from '../content/content-location.ts';
import type { NearestDataSet } from '../content/content-loaders.ts';
import type { ContentAddress, ContentSource } from '../content/content-source.ts';

/** Tells which data set was meant, of the same kind, shop and language; nothing where the source cannot list them. */
export function createNearestDataSet(source: Pick<ContentSource, 'survey'>): NearestDataSet {
  let survey: ReturnType<NonNullable<ContentSource['survey']>> | undefined;
  return async (address) => {
    survey ??= source.survey?.();
    const others = (await survey)?.dataSets ?? [];
    const place = placeOf(address);
    return nearestName(nameOf(address), others.filter((other) => placeOf(other) === place).map(nameOf));
  };
}

/** What two data sets have in common that only their names tell apart. Slices are for all languages, and name their category. */
function placeOf(address: ContentAddress): string {
  const { kind, tenant, locale } = address;
  if (kind === 'slice') return `${kind} ${tenant}`;
  return [kind, tenant, locale, kind === 'bucket' ? address.category : ''].join(' ');
}

function nameOf(address: ContentAddress): string {
  if (!isBucketAddress(address)) return '';
  if (address.kind === 'bucket') return address.identifier;
  return address.kind === 'slice' ? `${address.category}/${address.id}` : address.clientId;
}
