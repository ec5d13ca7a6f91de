import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Field } from '../../kit/form/field.tsx';
import { FormSummary } from '../../kit/form/form-summary.tsx';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { NewsletterTeaserProps } from './schema.ts';
import { styles } from './styles.ts';

/** Takes an e-mail address along to the sign-up page, where the visitor confirms it; nothing where that page is not built. */
export function view({ props, page }: ViewInput<NewsletterTeaserProps, object, never, never>) {
  const action = page.route('newsletter');
  if (action === undefined) return null;
  const titleId = `${page.nodeId}.title`;
  const formId = `${page.nodeId}.form`;
  const emailId = `${page.nodeId}.email`;
  const label = page.t('newsletter-teaser.email');
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title} id={titleId}>
            {props.title}
          </h2>
          {props.text && <div className={styles.text} dangerouslySetInnerHTML={{ __html: props.text }} />}
        </div>
        <form className={styles.form} id={formId} action={action} data-action-start="newsletter-teaser">
          <FormSummary form={formId} fields={[{ id: emailId, label }]} title={page.t('form.check')} />
          <div className={styles.row}>
            <Field
              id={emailId}
              label={label}
              faults={{
                missing: page.t('newsletter-teaser.missing'),
                wrong: page.t('newsletter-teaser.wrong'),
              }}
              required
            >
              {({ className, ...control }) => (
                <input
                  {...control}
                  className={classNames(className, styles.box)}
                  type="email"
                  name="email"
                  maxLength={254}
                  autoComplete="email"
                />
              )}
            </Field>
            <button className={classNames(button.root, styles.submit)} type="submit">
              {props.button ?? page.t('newsletter-teaser.submit')}
            </button>
          </div>
          <p className={styles.consent}>
            {page.t('newsletter-teaser.required')}{' '}
            {page.t('newsletter-teaser.consent', { name: page.tenant.name })}{' '}
            <LinkView link={{ route: 'privacy' }} page={page} otherwise="nothing">
              {page.t('newsletter-teaser.privacy')}
            </LinkView>
          </p>
        </form>
      </div>
    </section>
  );
}
