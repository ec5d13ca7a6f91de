import type { Link } from '../../../schemas/link.ts';
import { Icon } from '../icon/icon.tsx';
import { LinkView } from '../link/link-view.tsx';
import type { PageView } from '../define/page-view.ts';
import { teaserWords } from './teaser-words-styles.ts';

interface TeaserWordsProps {
  words: { title: string; text?: string | undefined; link?: Link | undefined };
  level: 'h2' | 'h3';
  page: PageView;
  className: string;
}

/**
 * Title, text and link of a card of which every spot leads where its link does: the card must be positioned. List
 * `teaserWords` and `iconStyles` in the block's styles.
 */
export function TeaserWords({
  words: { title, text, link },
  level: Level,
  page,
  className,
}: TeaserWordsProps) {
  return (
    <div className={className}>
      <Level className={teaserWords.title}>{title}</Level>
      {text && <p className={teaserWords.text}>{text}</p>}
      {link && (
        <LinkView
          link={link}
          page={page}
          className={teaserWords.link}
          icon={<Icon name="chevron-right" />}
          otherwise="bare-words"
        >
          {link.label}
        </LinkView>
      )}
    </div>
  );
}
