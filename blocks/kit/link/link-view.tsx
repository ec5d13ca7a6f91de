import type { ReactNode } from 'react';
import type { LinkTarget } from '../../../schemas/link.ts';
import type { PageView } from '../define/page-view.ts';

interface LinkViewProps {
  link: LinkTarget;
  page: PageView;
  className?: string | undefined;
  children: ReactNode;
  /** What stands there when the link leads nowhere: the words alone (default), or nothing. */
  otherwise?: 'words' | 'nothing';
}

/** A link to a route or an address; without a working one, the words alone or nothing. */
export function LinkView({ link, page, className, children, otherwise = 'words' }: LinkViewProps) {
  const target = page.link(link);
  if (!target) return otherwise === 'words' ? <span className={className}>{children}</span> : null;
  return (
    <a className={className} href={target.href} rel={target.external ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  );
}
