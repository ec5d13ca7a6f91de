import { returnReasons } from '../../../schemas/fulfilment/order-return.ts';
import { fieldId } from '../account/form-part.ts';
import { field } from '../form/field-styles.ts';
import { Field } from '../form/field.tsx';
import type { ReturnPart } from './return-part.ts';

/** Why articles come back, which nobody has to say. */
export function ReturnReason({ form, state, page }: ReturnPart) {
  const t = (key: string): string => page.t(`ordered.back.${key}`);
  return (
    <Field id={fieldId(form, 'reason')} label={t('reason')} hint={t('reason-hint')}>
      {(control) => (
        <select
          {...control}
          className={field.select}
          name="reason"
          defaultValue={state.values['reason'] ?? 'none'}
        >
          {returnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`reason.${reason}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
