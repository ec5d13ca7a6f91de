import type { Link } from '../../../schemas/link.ts';
import type { PageView } from '../define/page-view.ts';
import { isLinkShown } from './is-link-shown.ts';
import { LinkView } from './link-view.tsx';

interface LinkItemProps {
  link: Link;
  page: PageView;
  className?: string | undefined;
}

/** A link as an item of a list, its bare words without a target; left out when this build does not have its page. */
export function LinkItem({ link, page, className }: LinkItemProps) {
  if (!isLinkShown(link, page)) return null;
  return (
    <li className={className}>
      {page.link(link) ? (
        <LinkView link={link} page={page}>
          {link.label}
        </LinkView>
      ) : (
        link.label
      )}
    </li>
  );
}
