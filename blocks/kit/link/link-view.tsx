import type { ReactNode } from 'react';
import type { LinkTarget } from '../../../schemas/link.ts';
import type { PageView } from '../define/page-view.ts';
import { isLinkShown } from './is-link-shown.ts';

interface LinkViewProps {
  link: LinkTarget;
  page: PageView;
  className?: string | undefined;
  children: ReactNode;
  /** Stands behind the words while they are a link. */
  icon?: ReactNode;
  /**
   * What stands there when the link leads nowhere: the words in the link's class (default: they have a look of their own, as
   * a title has), the bare words (of a button, of a link to more), or nothing (words of the shop's, which say no more than
   * where the link leads). Bare words go where the page is one that this build does not have.
   */
  otherwise?: 'words' | 'bare-words' | 'nothing';
}

/** A link to a route or an address; without a working one, its words or nothing. */
export function LinkView({ link, page, className, children, icon, otherwise = 'words' }: LinkViewProps) {
  const target = page.link(link);
  if (target) {
    return (
      <a className={className} href={target.href} rel={target.external ? 'noopener noreferrer' : undefined}>
        {children}
        {icon}
      </a>
    );
  }
  if (otherwise === 'nothing' || (otherwise === 'bare-words' && !isLinkShown(link, page))) return null;
  return <span className={otherwise === 'words' ? className : undefined}>{children}</span>;
}
