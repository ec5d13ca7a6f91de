import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { section } from '../../kit/section/section.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { GuaranteeNoticeProps } from './schema.ts';
import { styles } from './styles.ts';

/**
 * The harmonised notice of the legal guarantee (Directive 2011/83/EU, article 22a): the picture that the shop has for the
 * country, else what it says. Nothing where the configuration has no notice, as outside the EU.
 */
export function view({ props, page }: ViewInput<GuaranteeNoticeProps, object, never, never>) {
  const notice = page.tenant.locales.find(({ locale }) => locale === page.locale)?.guaranteeNotice;
  if (!notice) return null;
  const t = (key: string): string => page.t(`guarantee-notice.${key}`);
  const picture = notice.picture !== undefined && page.picture(notice.picture) ? notice.picture : undefined;
  return (
    <section
      id={page.nodeId}
      className={classNames(section.root, section.inner)}
      aria-label={props.headline === undefined ? t('title') : undefined}
    >
      {props.headline !== undefined && <h2 className={section.title}>{props.headline}</h2>}
      <div className={styles.notice}>
        {picture === undefined && <Icon name="shield" />}
        <div className={styles.words}>
          {picture === undefined ? (
            <>
              <b>{t('title')}</b>
              <p>{t('text')}</p>
            </>
          ) : (
            <PictureView
              picture={{ src: picture, alt: `${t('title')}. ${t('text')}` }}
              page={page}
              sizes="(min-width: 44rem) 40rem, 100vw"
              maxWidth={1280}
              className={styles.picture}
            />
          )}
          <p>
            <a href={notice.link} rel="noopener noreferrer">
              {t('more')}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
