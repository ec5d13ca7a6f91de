import { cancelBoxes } from '../../../schemas/personal-data/cancel-boxes.ts';
import type { FormState } from '../../../schemas/account/form-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { fieldId } from '../../kit/account/form-part.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { field } from '../../kit/form/field-styles.ts';

/** What a customer does not want to get, each with a box of its own. (Requirements 3.043, 3.051–3.053) */
export function AdvertisingForm({ state, page }: { state: FormState; page: PageView }) {
  const id = `${page.nodeId}.advertising`;
  return (
    <div className={accountForm.panel}>
      <h2 className={accountForm.title}>{page.t('account-data.advertising')}</h2>
      <p className={accountForm.text}>{page.t('account-data.advertising-text')}</p>
      <AccountFormView
        block="account-data"
        form="cancel-advertising"
        id={id}
        route="account-data"
        state={state}
        page={page}
        fields={[]}
        submit={page.t('account-data.save-advertising')}
        hasRequired={false}
        keepsWhatIsTyped
      >
        <fieldset className={field.group}>
          <legend className={field.label}>{page.t('account-data.cancel')}</legend>
          {Object.keys(cancelBoxes).map((box) => (
            <label key={box} className={field.choice}>
              <input
                id={fieldId(id, box)}
                className={field.tick}
                type="checkbox"
                name={box}
                value="yes"
                defaultChecked={state.values[box] === 'yes'}
              />
              {page.t(`account-data.${box}`)}
            </label>
          ))}
        </fieldset>
      </AccountFormView>
    </div>
  );
}
