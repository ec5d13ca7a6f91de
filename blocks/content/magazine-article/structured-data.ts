import type { StructuredDataPlace } from '../../kit/define/define-block.ts';
import type { MagazineArticleProps } from './schema.ts';

/** What search engines show of an article that is its page; nothing for one that is only a part of it. */
export function articleData(
  { title, level, intro, author, date, updated, picture }: MagazineArticleProps,
  { url, locale, organisation, pictureUrl }: StructuredDataPlace,
): object | undefined {
  if (level !== 1) return undefined;
  const image = picture && pictureUrl(picture.src);
  return {
    '@type': 'Article',
    headline: title,
    ...(intro && { description: intro }),
    ...(date && { datePublished: date, dateModified: updated ?? date }),
    ...(image && { image: [image] }),
    ...(author && { author: { '@type': 'Person', name: author } }),
    publisher: organisation,
    mainEntityOfPage: url,
    inLanguage: locale,
  };
}
