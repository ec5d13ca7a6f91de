import {
  reviewAnchors,
  reviewLimits,
  type ReviewState,
  reviewTrap,
} from '../../../schemas/rating/review-limits.ts';
import type { Reviews } from '../../../schemas/rating/reviews.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Field } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { FormSummary } from '../../kit/form/form-summary.tsx';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { formStyles } from './form-styles.ts';
import { FitChoice, RecommendChoice, StarChoice, TagChoices } from './form-choices.tsx';
import { StateNote } from './state-note.tsx';

interface ReviewFormProps {
  reviews: Reviews;
  state: ReviewState | undefined;
  page: PageView;
}

/** A form for a new review, closed at first; what became of one that was sent stands at its head. */
export function ReviewForm({ reviews, state, page }: ReviewFormProps) {
  const isSent = state === 'danke' || state === 'doppelt';
  const shown = state === 'stimme' ? undefined : state;
  return (
    <div id={reviewAnchors.form} className={formStyles.root}>
      {shown && <StateNote state={shown} page={page} />}
      {!isSent && (
        <details
          open={shown === 'unvollstaendig' || shown === 'nur-text'}
          data-action="product-reviews"
          data-action-on="toggle"
          data-action-default=""
        >
          <summary className={classNames(button.root, button.secondary, formStyles.open)}>
            {page.t('product-reviews.write')}
          </summary>
          <Entries reviews={reviews} page={page} />
        </details>
      )}
    </div>
  );
}

function Entries({ reviews: { sku, form }, page }: Pick<ReviewFormProps, 'reviews' | 'page'>) {
  const formId = `${page.nodeId}-new`;
  const id = (name: string): string => `${formId}-${name}`;
  const label = (name: string): string => page.t(`product-reviews.${name}`);
  const { title, text, author } = reviewLimits;
  const words = (name: 'title' | 'text' | 'author') => ({
    id: id(name),
    label: label(`form.${name}`),
    hint: label(`hint.${name}`),
    faults: { missing: label(`missing.${name}`), wrong: label(`wrong.${name}`) },
    required: true,
  });
  return (
    <form
      className={formStyles.form}
      id={formId}
      method="post"
      action="/api/inform/rating/new/store"
      data-action="product-reviews"
      data-action-on="submit"
    >
      <p className={formStyles.about}>{page.t('product-reviews.about', { name: form.name })}</p>
      <FormSummary
        form={formId}
        fields={['stars', 'title', 'text', 'author'].map((name) => ({
          id: id(name),
          label: label(`form.${name}`),
        }))}
        title={page.t('form.check')}
      />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="locale" value={page.locale} />
      <div hidden>
        <label>
          {label('form.trap')}
          <input name={reviewTrap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <StarChoice id={id('stars')} page={page} />
      <Field {...words('title')}>
        {(control) => <input {...control} name="title" minLength={title.min} maxLength={title.max} />}
      </Field>
      <Field {...words('text')}>
        {(control) => (
          <textarea
            {...control}
            className={field.area}
            name="text"
            rows={5}
            minLength={text.min}
            maxLength={text.max}
          />
        )}
      </Field>
      <FitChoice tags={form.tags} page={page} />
      <TagChoices tags={form.tags} page={page} />
      <RecommendChoice page={page} />
      <Bought form={form} id={id} page={page} />
      <Field {...words('author')}>
        {(control) => (
          <input
            {...control}
            name="author"
            minLength={author.min}
            maxLength={author.max}
            autoComplete="off"
          />
        )}
      </Field>
      <p className={formStyles.legal}>
        {label('form.legal')}{' '}
        <LinkView link={{ route: 'privacy' }} page={page} otherwise="nothing">
          {label('form.privacy')}
        </LinkView>
      </p>
      <p className={formStyles.answer} role="alert" data-answer="" tabIndex={-1} hidden />
      <button className={classNames(button.root, button.primary)} type="submit">
        {label('form.submit')}
      </button>
    </form>
  );
}

interface BoughtProps {
  form: Reviews['form'];
  id: (name: string) => string;
  page: PageView;
}

/** What was bought, where there was something to choose. */
function Bought({ form: { sizes, colours }, id, page }: BoughtProps) {
  if (sizes.length + colours.length === 0) return null;
  const choices = [
    { name: 'size', options: sizes.map((size) => ({ id: size, label: size })) },
    { name: 'colour', options: colours },
  ];
  return (
    <div className={formStyles.pair}>
      {choices.map(
        ({ name, options }) =>
          options.length > 0 && (
            <Field key={name} id={id(name)} label={page.t(`product-reviews.form.${name}`)}>
              {(control) => (
                <select {...control} className={field.select} name={name}>
                  <option value="">{page.t('product-reviews.unsaid')}</option>
                  {options.map((option) => (
                    <option key={option.id} value={option.id}>
                      {option.label}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          ),
      )}
    </div>
  );
}
