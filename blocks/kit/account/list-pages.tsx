import type { PageView } from '../define/page-view.ts';
import { accountPage } from './account-page-styles.ts';

interface ListPagesProps {
  /** Of the account's list: its texts are `<block>.pages`, `.newer` and `.older`. */
  block: string;
  /** The page that is shown, from 1. */
  at: number;
  hasNext: boolean;
  addressOf(page: number): string;
  page: PageView;
}

/** The way to newer and to older entries of a list; nothing where one page has them all. */
export function ListPages({ block, at, hasNext, addressOf, page }: ListPagesProps) {
  if (at === 1 && !hasNext) return null;
  return (
    <nav className={accountPage.ways} aria-label={page.t(`${block}.pages`)}>
      {at > 1 && (
        <a className={accountPage.link} href={addressOf(at - 1)} rel="prev">
          {page.t(`${block}.newer`)}
        </a>
      )}
      {hasNext && (
        <a className={accountPage.link} href={addressOf(at + 1)} rel="next">
          {page.t(`${block}.older`)}
        </a>
      )}
    </nav>
  );
}
