import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import { choiceCards } from '../../kit/checkout/choice-card-styles.ts';
import { ChoiceCard } from '../../kit/checkout/choice-card.tsx';
import { Field, FieldFault } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ReturnPartProps } from './return-part.ts';
import { styles } from './styles.ts';

/** How it comes back: by a label, or fetched on a day that leaves its people three working days. (Requirement 9.055) */
export function ChooseWay({ own, page, form }: ReturnPartProps) {
  const { hasCarrier, values, days } = own;
  const t = (key: string): string => page.t(`return-form.${key}`);
  const way = values.way ?? 'label';
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
          title={page.t('return-form.way.label')}
          detail={page.t(hasCarrier ? 'return-form.way.label-detail' : 'return-form.way.label-by-mail')}
          isChecked={way === 'label'}
          first={{ id }}
        />
        {days.length > 0 && (
          <ChoiceCard
            name="way"
            value="pick-up"
            icon="truck"
            title={page.t('return-form.way.pick-up')}
            detail={page.t('return-form.way.pick-up-detail')}
            isChecked={way === 'pick-up'}
          >
            <Field
              id={fieldId(form, 'day')}
              label={t('day')}
              hint={t('day-hint')}
              error={faultOf(own, 'day')}
              faults={{ missing: page.t('return-form.fault.day.missing') }}
            >
              {(control) => (
                <select {...control} className={field.select} name="day" defaultValue={values.day ?? ''}>
                  <option value="">{t('day-none')}</option>
                  {days.map((day) => (
                    <option key={day} value={day}>
                      {page.date(`${day}T12:00:00Z`, { dateStyle: 'full' })}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </ChoiceCard>
        )}
      </div>
      {days.length === 0 && <p className={field.required}>{t('no-pick-up')}</p>}
      <FieldFault id={id} words={faultOf(own, 'way')} />
    </fieldset>
  );
}
