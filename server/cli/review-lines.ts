import { stripVTControlCharacters } from 'node:util';
import type { Review } from '../../schemas/rating/review.ts';

/** A review in lines for a terminal: number, product, stars and time, then what it says. */
export function reviewLines({
  id,
  sku,
  stars,
  created,
  locale,
  author,
  title,
  text,
  reason,
}: Review): string {
  const head = `${id}  product ${sku}  ${stars}/5  ${new Date(created).toISOString()}  ${locale}`;
  const said = [`${author}: ${title}`, ...text.split('\n'), ...(reason === null ? [] : [`(${reason})`])];
  return [head, ...said.map((line) => `    ${stripVTControlCharacters(line)}`)].join('\n');
}
