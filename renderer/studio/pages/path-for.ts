/** An address that fits a title, as landing pages have it: `/lp/herbst-fuer-alle`; nothing while there is no title. */
export function pathFor(title: string): string {
  const word = title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-/, '')
    .replace(/-$/, '');
  return word === '' ? '' : `/lp/${word}`;
}
