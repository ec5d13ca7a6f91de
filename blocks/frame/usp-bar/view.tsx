import type { UspBar } from '../../../schemas/usp-bar.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { UspBarProps } from './schema.ts';
import { styles } from './styles.ts';

/** What speaks for the shop, in one line: the first message on a phone, two on a tablet, all of them from there on. */
export function view({ data, page }: ViewInput<UspBarProps, { usps?: UspBar | undefined }, never, never>) {
  if (!data.usps) return null;
  return (
    <section className={styles.root} aria-label={page.t('usp-bar.label')}>
      <ul className={styles.list}>
        {data.usps.items.map(({ icon, text, link }) => (
          <li key={text}>
            <Icon name={icon} />
            {link ? (
              <LinkView link={link} page={page}>
                {text}
              </LinkView>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
