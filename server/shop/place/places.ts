import type { z } from 'zod';
import { readPostalCode } from '../../../schemas/address/postal-code.ts';
import type { places } from '../../../schemas/data-set/places.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { DataSetReader } from '../../content/data-set-reader.ts';

type PlacesFile = z.output<typeof places>;

/** Places that one code is shown with at most. */
const most = 30;

/** Gives the places of a postal code in the country that a locale delivers to. */
export type PlacesOf = (
  place: { tenant: TenantConfig; locale: string },
  postalCode: string,
) => Promise<string[]>;

/**
 * Places as the merchant's bucket lists them. None for a code that nobody has listed, is wrong, or while they cannot be had: they are
 * offered, and nothing depends on them.
 */
export function createPlaces(files: DataSetReader<PlacesFile>): PlacesOf {
  const known = new WeakMap<PlacesFile, ReadonlyMap<string, string[]>>();
  return async ({ tenant, locale }, postalCode) => {
    const country = tenant.locales.find((each) => each.locale === locale)?.country ?? '';
    const read = readPostalCode(postalCode, country);
    if (!read.ok) return [];
    const answer = await files(tenant, locale, 'main');
    if (answer.status !== 'found') return [];
    const byCode = known.get(answer.value) ?? placesByCode(answer.value);
    known.set(answer.value, byCode);
    const [digits = ''] = read.postalCode.split(' ');
    return (byCode.get(digits) ?? []).slice(0, most);
  };
}

function placesByCode({ lines }: PlacesFile): Map<string, string[]> {
  const byCode = new Map<string, string[]>();
  for (const line of lines) {
    const end = line.indexOf(' ');
    const [code, name] = [line.slice(0, end), line.slice(end + 1)];
    const names = byCode.get(code) ?? [];
    if (!names.includes(name)) byCode.set(code, [...names, name]);
  }
  return byCode;
}
