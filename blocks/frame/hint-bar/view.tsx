import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { HintBarProps } from './schema.ts';
import { styles } from './styles.ts';

/**
 * A hint over the page, such as another language or another country's shop. It waits unseen until the browser knows that it
 * is meant for this visitor; one that is meant for all stands in the page where there is no JavaScript.
 */
export function view({ props, page }: ViewInput<HintBarProps, object, never, never>) {
  const { name, text, link, version, language, browserLanguages } = props;
  const other = version && page.tenant.locales.find(({ locale }) => locale === version.locale);
  const isForAll = browserLanguages.length === 0;
  return (
    <section
      className={classNames(styles.root, isForAll && styles.forAll)}
      popover="manual"
      aria-label={page.t('hint-bar.label')}
      data-action-start="hint-bar"
      data-hint={name}
      data-languages={isForAll ? undefined : browserLanguages.join(' ')}
    >
      <Icon name="info" />
      <p className={styles.text} lang={language}>
        {text}{' '}
        {link && (
          <LinkView link={link} page={page} otherwise="bare-words">
            {link.label}
          </LinkView>
        )}
        {version && other && (
          <a href={page.languageHref(other.locale)} hrefLang={other.locale}>
            {version.label}
          </a>
        )}
      </p>
      <button
        className={styles.close}
        type="button"
        data-action="hint-bar"
        aria-label={page.t('hint-bar.close')}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
