import type { Link } from '../../../schemas/link.ts';
import { LinkView } from '../link/link-view.tsx';
import type { PageView } from '../define/page-view.ts';
import { section } from './section.ts';

interface SectionHeadProps {
  headline: string | undefined;
  more: Link | undefined;
  page: PageView;
}

/** Headline of a section with a link to more beside it; nothing without both. List `section` in the block's styles. */
export function SectionHead({ headline, more, page }: SectionHeadProps) {
  if (!headline && !more) return null;
  return (
    <div className={section.head}>
      {headline && <h2 className={section.title}>{headline}</h2>}
      {more && (
        <LinkView link={more} page={page} className={section.more} otherwise="bare-words">
          {more.label}
        </LinkView>
      )}
    </div>
  );
}
