/** The postal code near which somebody looks for parcel shops: where nothing else was typed, that of the address; empty: none. */
export function searchedCode(values: Readonly<Record<string, string>>): string {
  return values['shopSearch']?.trim() || (values['postalCode'] ?? '').trim();
}
