import { faultOf } from '../account/fault-of.ts';
import { fieldId } from '../account/form-part.ts';
import { choiceCards } from '../checkout/choice-card-styles.ts';
import { ChoiceCard } from '../checkout/choice-card.tsx';
import { field } from '../form/field-styles.ts';
import { Field, FieldFault } from '../form/field.tsx';
import { classNames } from '../style/class-names.ts';
import type { ReturnPart } from './return-part.ts';
import { returnWayStyles as styles } from './return-way-styles.ts';

interface ReturnWayProps extends ReturnPart {
  /** Days on which it can be fetched (`YYYY-MM-DD`), with their words; none: nobody fetches. */
  days: readonly { day: string; words: string }[];
  /** Whether the label is to be had on the page; else it comes by mail alone. */
  hasLabelHere: boolean;
}

/** How articles come back: by a label, or fetched on a day that leaves its people three working days. (Requirement 9.055) */
export function ReturnWay({ form, state, days, hasLabelHere, page }: ReturnWayProps) {
  const t = (key: string): string => page.t(`ordered.back.${key}`);
  const way = state.values['way'] ?? 'label';
  const id = fieldId(form, 'way');
  return (
    <fieldset className={field.group} aria-describedby={`${id}-fault`}>
      <legend className={field.label}>
        {t('way')}
        <span aria-hidden="true"> *</span>
      </legend>
      <div className={classNames(choiceCards.list, styles.ways)}>
        <ChoiceCard
          name="way"
          value="label"
          icon="return"
          title={page.t('ordered.back.way.label')}
          detail={page.t(`ordered.back.way.${hasLabelHere ? 'label-detail' : 'label-by-mail'}`)}
          isChecked={days.length === 0 || way === 'label'}
          first={{ id }}
        />
        {days.length > 0 && (
          <ChoiceCard
            name="way"
            value="pick-up"
            icon="truck"
            title={page.t('ordered.back.way.pick-up')}
            detail={page.t('ordered.back.way.pick-up-detail')}
            isChecked={way === 'pick-up'}
          >
            <Field
              id={fieldId(form, 'day')}
              label={t('day')}
              hint={t('day-hint')}
              error={faultOf(state, 'day')}
              faults={{ missing: t('day-missing') }}
            >
              {(control) => (
                <select
                  {...control}
                  className={field.select}
                  name="day"
                  defaultValue={state.values['day'] ?? ''}
                >
                  <option value="">{t('day-none')}</option>
                  {days.map(({ day, words }) => (
                    <option key={day} value={day}>
                      {words}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </ChoiceCard>
        )}
      </div>
      {days.length === 0 && <p className={field.required}>{t('no-pick-up')}</p>}
      <FieldFault id={id} words={faultOf(state, 'way')} />
    </fieldset>
  );
}
