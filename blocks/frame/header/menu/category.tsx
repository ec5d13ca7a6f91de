import type { NavigationGroup, NavigationItem, NavigationTeaser } from '../../../../schemas/navigation.ts';
import { isLinkShown } from '../../../kit/link/is-link-shown.ts';
import { LinkItem } from '../../../kit/link/link-item.tsx';
import { LinkView } from '../../../kit/link/link-view.tsx';
import type { PageView } from '../../../kit/define/page-view.ts';
import { PictureView } from '../../../kit/picture/picture-view.tsx';
import { flyout } from './flyout-styles.ts';
import { menu } from './menu-styles.ts';

interface Part<Value> {
  item: Value;
  page: PageView;
}

/** One category: a link, or a button that opens its groups. Left out when this build does not have its page. */
export function Category({ item, page }: Part<NavigationItem>) {
  const className = item.highlight === 'sale' ? menu.sale : undefined;
  const groups = item.groups.filter(
    (group) => page.link(group) ?? group.links.some((link) => isLinkShown(link, page)),
  );
  if (groups.length === 0) return <LinkItem link={item} page={page} className={className} />;
  return (
    <li className={className}>
      {/* One name for all: the browser closes the open one when another opens. */}
      <details name="navigation">
        <summary>{item.label}</summary>
        <div className={flyout.root}>
          {groups.map((group) => (
            <Group key={group.label} item={group} page={page} />
          ))}
          <LinkView link={item} page={page} className={flyout.all} otherwise="nothing">
            {page.t('header.all', { label: item.label })}
          </LinkView>
          {item.teaser && isLinkShown(item.teaser.link, page) && <Teaser item={item.teaser} page={page} />}
        </div>
      </details>
    </li>
  );
}

function Group({ item, page }: Part<NavigationGroup>) {
  return (
    <div className={flyout.group}>
      <LinkView link={item} page={page} className={flyout.groupTitle}>
        {item.label}
      </LinkView>
      <ul>
        {item.links.map((link) => (
          <LinkItem key={link.label} link={link} page={page} />
        ))}
      </ul>
    </div>
  );
}

function Teaser({ item, page }: Part<NavigationTeaser>) {
  return (
    <LinkView link={item.link} page={page} className={flyout.teaser}>
      <PictureView
        picture={item.picture}
        page={page}
        sizes="20rem"
        className={flyout.teaserPicture}
        maxWidth={960}
      />
      <span className={flyout.teaserWords}>
        <b>{item.title}</b>
        {item.link.label}
      </span>
    </LinkView>
  );
}
