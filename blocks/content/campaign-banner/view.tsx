import type { Banners } from '../../../schemas/banners.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { LinkView } from '../../kit/link/link-view.tsx';
import { section } from '../../kit/section/section.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { CampaignBannerProps } from './schema.ts';
import { styles } from './styles.ts';

type Input = ViewInput<CampaignBannerProps, { banners: Banners }, never, never>;

/** One line across the page; all of it leads where its link does. */
export function view({ props, data, page }: Input) {
  const banner = data.banners.banners.find(({ id }) => id === props.banner);
  if (!banner) return null;
  return (
    <div id={page.nodeId} className={styles.root}>
      <p className={classNames(section.inner, styles.line)}>
        {banner.text}
        {banner.link && (
          <LinkView
            link={banner.link}
            page={page}
            className={styles.link}
            icon={<Icon name="chevron-right" />}
            otherwise="bare-words"
          >
            {banner.link.label}
          </LinkView>
        )}
      </p>
    </div>
  );
}
