import { reviewLimits, type ReviewState, reviewTrap } from '../../../schemas/rating/review-limits.ts';
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
    <div id={page.words.fragment('bewertung-schreiben')} className={formStyles.root}>
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

type EntriesProps = Pick<ReviewFormProps, 'reviews' | 'page'>;

function Entries({ reviews, page }: EntriesProps) {
  const { form } = reviews;
  const formId = `${page.nodeId}.new`;
  const id = (name: string): string => `${formId}-${name}`;
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
          label: page.t(`product-reviews.form.${name}`),
        }))}
        title={page.t('form.check')}
      />
      <p className={field.required}>{page.t('form.required')}</p>
      <Unseen reviews={reviews} page={page} />
      <StarChoice id={id('stars')} page={page} />
      <WordsField name="title" id={id('title')} page={page} />
      <WordsField name="text" id={id('text')} page={page} />
      <FitChoice tags={form.tags} page={page} />
      <TagChoices tags={form.tags} page={page} />
      <RecommendChoice page={page} />
      <Bought form={form} id={id} page={page} />
      <WordsField name="author" id={id('author')} page={page} />
      <p className={formStyles.legal}>
        {page.t('product-reviews.form.legal')}{' '}
        <LinkView link={{ route: 'privacy' }} page={page} otherwise="nothing">
          {page.t('product-reviews.form.privacy')}
        </LinkView>
      </p>
      <p className={formStyles.answer} role="alert" data-answer="" tabIndex={-1} hidden />
      <button className={classNames(button.root, button.primary)} type="submit">
        {page.t('product-reviews.form.submit')}
      </button>
    </form>
  );
}

/** What the form is about, and a field that programs fill in and people never see. */
function Unseen({ reviews: { sku }, page }: EntriesProps) {
  return (
    <>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="locale" value={page.locale} />
      <div hidden>
        <label>
          {page.t('product-reviews.form.trap')}
          <input name={reviewTrap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

interface WordsFieldProps {
  name: 'title' | 'text' | 'author';
  id: string;
  page: PageView;
}

/** A field for words, of which there must be some. */
function WordsField({ name, id, page }: WordsFieldProps) {
  const t = (part: string): string => page.t(`product-reviews.${part}.${name}`);
  const { min, max } = reviewLimits[name];
  return (
    <Field
      id={id}
      label={t('form')}
      hint={t('hint')}
      faults={{ missing: t('missing'), wrong: t('wrong') }}
      required
    >
      {(control) =>
        name === 'text' ? (
          <textarea
            {...control}
            className={field.area}
            name="text"
            rows={5}
            minLength={min}
            maxLength={max}
          />
        ) : (
          <input
            {...control}
            name={name}
            minLength={min}
            maxLength={max}
            autoComplete={name === 'author' ? 'off' : undefined}
          />
        )
      }
    </Field>
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
