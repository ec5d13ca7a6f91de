import { Icon, type IconName } from '../../../kit/icon/icon.tsx';
import type { PageView } from '../../../kit/define/page-view.ts';
import { serviceArea } from './service-area-styles.ts';

/** The way to help where the header has no room for it. */
export function ServiceLink({ page }: { page: PageView }) {
  const href = page.route('service');
  return href === undefined ? null : (
    <a className={serviceArea.link} href={href}>
      <Icon name="phone" />
      {page.t('header.service')}
    </a>
  );
}

/** Links to this page in the tenant's languages; nothing where there is only one. */
export function Languages({ page }: { page: PageView }) {
  const { locales } = page.tenant;
  if (locales.length < 2) return null;
  return (
    <ul className={serviceArea.languages} aria-label={page.t('header.languages')}>
      {locales.map(({ locale, label }) => (
        <li key={locale}>
          <a
            href={page.languageHref(locale)}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === page.locale ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const modes: readonly { mode: 'system' | 'light' | 'dark'; icon: IconName }[] = [
  { mode: 'system', icon: 'colour-mode' },
  { mode: 'light', icon: 'sun' },
  { mode: 'dark', icon: 'moon' },
];

/**
 * One button that goes through the colour modes. It holds the words of all three; the style sheet shows those of the mode
 * that the root element carries, so that they are right before any script runs.
 */
export function ColourMode({ page }: { page: PageView }) {
  return (
    <button className={serviceArea.mode} type="button" data-action="header">
      {modes.map(({ mode, icon }) => (
        <span key={mode} className={serviceArea[mode]}>
          <Icon name={icon} />
          <span>{page.t(`header.mode.${mode}`)}</span>
        </span>
      ))}
    </button>
  );
}
