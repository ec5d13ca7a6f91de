import { pageLocale } from '../browser/page-locale.ts';

/** The places of a postal code; none where they cannot be had: nothing depends on them. */
export async function fetchPlaces(postalCode: string): Promise<readonly string[]> {
  try {
    const query = new URLSearchParams({ locale: pageLocale(), postalCode });
    const response = await fetch(`/api/place/v1?${query.toString()}`);
    if (!response.ok) return [];
    const { places } = (await response.json()) as { places: string[] };
    return places;
  } catch {
    return [];
  }
}
