import type { FailurePolicy } from '../../blocks/kit/define/define-block.ts';
import type { Issue, IssueCode } from '../../schemas/issue.ts';

const pageStays = 'Shoppers keep the last good version; without one the page answers 503.';
const fieldLeftOut = 'Shoppers see the page without what this line says.';
const partLeftOut = 'Shoppers see the block without this part.';
const wordsAlone = 'Shoppers see the words, without a link to this.';
const textCleaned = 'Shoppers see the text without what is named.';

/** What of a page a code concerns, where the block does not decide. */
const effects: Partial<Record<IssueCode, string>> = {
  'page-invalid': pageStays,
  'page-too-large': pageStays,
  'page-too-deep': pageStays,
  'page-foreign': pageStays,
  'page-empty': pageStays,
  'file-unreadable': pageStays,
  'props-too-large': pageStays,
  'region-invalid': 'Shoppers never see this region.',
  'frame-unknown': 'Shoppers see the built-in header and footer.',
  'frame-incomplete': 'Shoppers see a built-in one in its place.',
  'head-ignored': fieldLeftOut,
  'content-missing': 'Shoppers get "not found" here.',
  'page-unreachable': 'Shoppers never reach this page.',
  'data-unreachable': 'Shoppers never see what it holds.',
  'page-twice': 'Shoppers see the other document.',
  'window-invalid': 'Shoppers get "not found" at every time.',
  'window-over': 'Shoppers get "not found".',
  'alternate-unmatched': 'Search engines are not told of this version.',
  'link-dead': 'Shoppers who follow the link find something else, or nothing.',
  'experiment-unknown': 'Shoppers never see this node.',
  'when-never': 'Shoppers never see this node under this condition.',
  'heading-missing': 'Shoppers with a screen reader, and search engines, miss the title of the page.',
  'heading-twice': 'Shoppers with a screen reader, and search engines, hear of two titles.',
  'heading-skipped': 'Shoppers with a screen reader look for a part of the page that is not there.',
  'landmark-alike': 'Shoppers with a screen reader cannot tell these parts of the page apart.',
  'link-unnamed': 'Shoppers with a screen reader hear of a link, and not where it leads.',
  'link-words': 'Shoppers with a screen reader hear of a link, and not where it leads.',
  'picture-text': 'Shoppers with a screen reader hear words that say nothing of the picture.',
  'id-repeated': 'Shoppers notice nothing, or a link or a label leads to the wrong place.',
  'head-length': 'Shoppers see less of it, or other words, in lists of search engines.',
  'link-ends': 'Shoppers who follow the link then find something else, or nothing.',
  'content-ends': 'Shoppers see nothing in the place of this block from then on.',
  'contrast-low': 'Shoppers see the words in another colour.',
  'product-unorderable': 'Shoppers see a product that they cannot order.',
  'weight-over': 'Shoppers wait longer for the page, above all on phones.',
  'block-repeated': 'Shoppers see the page without this block.',
  'overlay-invalid': 'Shoppers see what the node itself says.',
  'overlay-hides': 'Shoppers see nothing here, as this says.',
  'text-unshown': 'Shoppers see the block without this text.',
  'link-by-path': 'Shoppers notice nothing; the link breaks when the shop moves this page.',
  'link-empty': wordsAlone,
  'url-rejected': wordsAlone,
  'route-unknown': wordsAlone,
  'html-cleaned': textCleaned,
  'text-cleaned': textCleaned,
  'id-missing': 'Shoppers notice nothing; links to this part break when it is changed.',
  'id-duplicate': 'Shoppers notice nothing; links with this id lead to the first.',
};

const policies: Record<FailurePolicy, string> = {
  hide: 'Shoppers see the page without this block.',
  placeholder: 'Shoppers see an empty place with a sentence.',
  'last-good': 'Shoppers see what the block last showed; without that, nothing in its place.',
  critical: 'Shoppers keep the last good version of the page; without one it answers 503.',
};

/** What shoppers see of a fault, in a sentence; `policy` is that of the block it belongs to. */
export function shoppersSee(
  { code, severity }: Pick<Issue, 'code' | 'severity'>,
  policy: FailurePolicy | undefined,
): string {
  if (code === 'head-ignored' && severity === 'error')
    return 'Shoppers get "not found" until it is corrected.';
  if (code === 'field-unknown' && severity === 'notice') return 'Shoppers see nothing of this field.';
  const known = effects[code];
  if (known !== undefined) return known;
  if (severity === 'warning') return partLeftOut;
  return policies[policy ?? 'hide'];
}
