import type { Reviews } from '../../../schemas/rating/reviews.ts';
import { field } from '../../kit/form/field-styles.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { NoteIcon } from '../../kit/form/note-icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { formStyles } from './form-styles.ts';

type Tags = Reviews['form']['tags'];

const star = 'm12 3.2 2.7 5.7 6.2.8-4.5 4.3 1.1 6.2-5.5-3-5.5 3 1.1-6.2-4.5-4.3 6.2-.8z';

/** One to five stars, a radio button each; what is missing is told beside them as with other fields. */
export function StarChoice({ id, page }: { id: string; page: PageView }) {
  return (
    <fieldset className={field.group}>
      <legend className={field.label}>
        {page.t('product-reviews.form.stars')}
        <span aria-hidden="true"> *</span>
      </legend>
      <div className={formStyles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              id={stars === 1 ? id : undefined}
              type="radio"
              name="stars"
              value={stars}
              required
              data-missing={stars === 1 ? page.t('product-reviews.missing.stars') : undefined}
              aria-describedby={stars === 1 ? `${id}-fault` : undefined}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={star} />
            </svg>
            <span className={hidden.root}>{page.t('product-reviews.stars', { count: stars })}</span>
          </label>
        ))}
      </div>
      <p className={classNames(field.note, field.error)} id={`${id}-fault`} hidden>
        <NoteIcon kind="warning" />
        <span data-words="" />
      </p>
    </fieldset>
  );
}

/** How it fits, where things have a size. */
export function FitChoice({ tags, page }: { tags: Tags; page: PageView }) {
  const fits = tags.filter(({ group }) => group === 'fit');
  if (fits.length === 0) return null;
  return (
    <fieldset className={field.group}>
      <legend className={field.label}>{page.t('product-reviews.form.fit')}</legend>
      <div className={formStyles.choices}>
        {fits.map(({ id, label }) => (
          <label key={id} className={field.choice}>
            {/* The words before the colon say what the whole group is about. */}
            <input className={field.tick} type="radio" name="fit" value={id} />
            {label.replace(/^[^:]+:\s*/, '')}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Keywords that say nothing of the fit, any number of them; nothing where there are none. */
export function TagChoices({ tags, page }: { tags: Tags; page: PageView }) {
  const free = tags.filter(({ group }) => group === null);
  if (free.length === 0) return null;
  return (
    <fieldset className={field.group}>
      <legend className={field.label}>{page.t('product-reviews.form.tags')}</legend>
      <div className={formStyles.choices}>
        {free.map(({ id, label }) => (
          <label key={id} className={field.choice}>
            <input className={field.tick} type="checkbox" name="tags" value={id} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Whether the reviewer recommends the product. */
export function RecommendChoice({ page }: { page: PageView }) {
  return (
    <fieldset className={field.group}>
      <legend className={field.label}>{page.t('product-reviews.form.recommend')}</legend>
      <div className={formStyles.choices}>
        {(['yes', 'no'] as const).map((answer) => (
          <label key={answer} className={field.choice}>
            <input className={field.tick} type="radio" name="recommended" value={answer} />
            {page.t(`product-reviews.${answer}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
