import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { layoutId } from '../../../schemas/layout-id.ts';
import { necessary } from '../../kit/browser/read-consent.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import type { ConsentBannerProps } from './schema.ts';
import { styles } from './styles.ts';

// Refusing is as easy as agreeing: buttons of one look side by side, and nothing is ticked beforehand.
const answers = ['none', 'all', 'chosen'] as const;

/**
 * What visitors agree to. The page is the same for everybody, so the banner waits in it unseen until the browser says that
 * nothing was chosen yet; without JavaScript nothing is stored, and it stays unseen.
 */
export function view({ props, page }: ViewInput<ConsentBannerProps, object, never, never>) {
  const id = layoutId('consent');
  const categories = [necessary, ...props.categories];
  return (
    <section
      className={styles.root}
      id={id}
      popover="manual"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-action-start="consent-banner"
      data-cookie={page.tenant.cookies.consent}
      data-cc={page.tenant.cookies.cc}
    >
      <div className={styles.words}>
        <p className={styles.title} id={`${id}-title`}>
          {page.t('consent-banner.title')}
        </p>
        <p className={styles.text}>
          {props.text ?? page.t('consent-banner.text')} <PrivacyLink page={page} />
        </p>
      </div>
      <button
        className={styles.close}
        type="button"
        value="close"
        data-action="consent-banner"
        aria-label={page.t('consent-banner.close')}
      >
        <Icon name="close" />
      </button>
      <fieldset className={classNames(field.group, styles.choices)}>
        <legend className={hidden.root}>{page.t('consent-banner.choices')}</legend>
        {categories.map((category) => (
          <label key={category} className={field.choice}>
            <input
              className={field.tick}
              type="checkbox"
              value={category}
              defaultChecked={category === necessary}
              disabled={category === necessary}
            />
            {page.t(`consent-banner.${category}`)}
          </label>
        ))}
      </fieldset>
      <details className={styles.details}>
        <summary>{page.t('consent-banner.details')}</summary>
        <dl>
          {categories.map((category) => (
            <div key={category}>
              <dt>{page.t(`consent-banner.${category}`)}</dt>
              <dd>{page.t(`consent-banner.${category}.text`)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className={styles.answers}>
        {answers.map((answer) => (
          <button
            key={answer}
            className={classNames(button.root, button.secondary)}
            type="button"
            value={answer}
            data-action="consent-banner"
          >
            {page.t(`consent-banner.${answer}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

function PrivacyLink({ page }: { page: PageView }) {
  const href = page.route('privacy');
  return href ? <a href={href}>{page.t('consent-banner.privacy')}</a> : null;
}
