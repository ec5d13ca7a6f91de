import {
  maxSurveyComment,
  type Survey,
  surveyQueryName,
  surveyStates,
} from '../../../schemas/rating/survey.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { FieldFault } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { FormSummary } from '../../kit/form/form-summary.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { facePath } from './face-path.ts';
import type { SurveyRatingProps } from './schema.ts';
import { styles } from './styles.ts';

type Input = ViewInput<SurveyRatingProps, { survey: Survey }, never, never>;

/** One question with a face for each answer; a plain form, which is led back here with thanks. */
export function view({ data: { survey }, page }: Input) {
  const asked = page.declared.query(surveyQueryName);
  const state = surveyStates.find((name) => name === asked);
  const titleId = `${page.nodeId}.title`;
  return (
    <section className={classNames(section.root, section.inner)} id={page.nodeId} aria-labelledby={titleId}>
      <div className={styles.panel} id={`${page.words.fragment('umfrage')}-${survey.id}`}>
        <h2 className={styles.title} id={titleId}>
          {survey.question}
          {state !== 'danke' && <span aria-hidden="true"> *</span>}
        </h2>
        {state === 'danke' ? (
          <p className={styles.thanks} role="status">
            <Icon name="check" />
            {survey.thanks}
          </p>
        ) : (
          <Question survey={survey} fault={state} titleId={titleId} page={page} />
        )}
      </div>
    </section>
  );
}

interface QuestionProps {
  survey: Survey;
  /** What was wrong with an answer that was sent; undefined: nothing. */
  fault: string | undefined;
  titleId: string;
  page: PageView;
}

function Question({ survey, fault, titleId, page }: QuestionProps) {
  const { id, question, max, low, high, comment } = survey;
  const formId = `${page.nodeId}.form`;
  const stepId = `${page.nodeId}.step`;
  const commentId = `${page.nodeId}.comment`;
  const missing = page.t('survey-rating.leer');
  const stepFault = fault === 'leer' ? missing : undefined;
  const otherFault = fault === 'leer' ? undefined : fault;
  // What is wrong with the choice is told of its first button.
  const first = {
    id: stepId,
    'data-missing': missing,
    'aria-describedby': `${stepId}-fault`,
    ...(stepFault !== undefined && { 'aria-invalid': true }),
  };
  return (
    <form
      className={styles.form}
      id={formId}
      method="post"
      action="/api/inform/rating/survey"
      data-action="survey-rating"
      data-action-on="submit"
      data-action-start="survey-rating"
      data-survey={id}
      data-consent={page.tenant.cookies.consent}
      data-failed={page.t('survey-rating.fehler')}
    >
      <input type="hidden" name="survey" value={id} />
      <input type="hidden" name="locale" value={page.locale} />
      <FormSummary
        form={formId}
        fields={[{ id: stepId, label: question, fault: stepFault }]}
        title={page.t('form.check')}
      />
      <p className={field.required}>{page.t('form.required')}</p>
      <div role="radiogroup" aria-labelledby={titleId}>
        <div className={styles.steps}>
          {Array.from({ length: max }, (_, index) => index + 1).map((step) => (
            <label key={step}>
              <input type="radio" name="step" value={step} required {...(step === 1 && first)} />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={facePath(step, max)} />
              </svg>
              <span className={hidden.root}>{wordsOf(step, survey, page)}</span>
            </label>
          ))}
        </div>
        <p className={styles.ends} aria-hidden="true">
          <span>{low}</span>
          <span>{high}</span>
        </p>
        <FieldFault id={stepId} words={stepFault} />
      </div>
      {comment && (
        <div className={classNames(field.root, styles.comment)}>
          <label className={field.label} htmlFor={commentId}>
            {comment}
          </label>
          <textarea
            className={field.area}
            id={commentId}
            name="comment"
            rows={3}
            maxLength={maxSurveyComment}
          />
        </div>
      )}
      <p className={styles.fault} role="alert" data-answer="" hidden={otherFault === undefined}>
        {otherFault && page.t(`survey-rating.${otherFault}`)}
      </p>
      <button className={classNames(button.root, button.secondary, button.small)} type="submit">
        {survey.submit}
      </button>
    </form>
  );
}

/** `1 von 5, gar nicht`: the ends say what they mean. */
function wordsOf(step: number, { max, low, high }: Survey, page: PageView): string {
  const place = page.t('survey-rating.step', { step, max });
  if (step === 1) return `${place}, ${low}`;
  return step === max ? `${place}, ${high}` : place;
}
