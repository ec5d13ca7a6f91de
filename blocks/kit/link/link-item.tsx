import type { Link } from '../../../schemas/link.ts';
import type { PageView } from '../define/page-view.ts';

interface LinkItemProps {
  link: Link;
  page: PageView;
  className?: string | undefined;
}

/** A link as an item of a list; without a working target the item is left out. */
export function LinkItem({ link, page, className }: LinkItemProps) {
  const target = page.link(link);
  if (!target) return null;
  return (
    <li className={className}>
      <a href={target.href} rel={target.external ? 'noopener noreferrer' : undefined}>
        {link.label}
      </a>
    </li>
  );
}
