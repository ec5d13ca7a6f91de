import { type OwnReturn, returnedLine, returnForm } from '../../../schemas/fulfilment/own-return.ts';
import { colonOf } from '../../../schemas/writing/colon.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import { FieldFault } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { FormSummary } from '../../kit/form/form-summary.tsx';
import { ReturnReason } from '../../kit/ordered/return-reason.tsx';
import { ReturnWay } from '../../kit/ordered/return-way.tsx';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ReturnPartProps } from './return-part.ts';
import { styles } from './styles.ts';

const fields = ['lines', 'way', 'day'] as const;

/** The form by which articles are sent back, which the browser sends by itself. */
export function SendBack({ own, page }: Omit<ReturnPartProps, 'form'>) {
  const id = `${page.nodeId}.form`;
  const { number, key, hasUnsent } = own;
  const t = (text: string): string => page.t(`return-form.${text}`);
  return (
    <form
      className={accountForm.form}
      id={id}
      method="post"
      action={page.route('account-return', { number })}
      data-action-start="return-form"
    >
      <input type="hidden" name="form" value={returnForm} />
      <input type="hidden" name="key" value={key} />
      <FormSummary
        form={id}
        fields={fields.map((name) => ({
          ...{ id: fieldId(id, name), label: name === 'lines' ? t(name) : page.t(`ordered.back.${name}`) },
          fault: faultOf(own, name),
        }))}
        title={page.t('form.check')}
        colon={colonOf(page.locale)}
      />
      <p className={field.required}>{page.t('form.required')}</p>
      <Articles own={own} page={page} form={id} />
      {own.hasKept && <p className={field.required}>{t('kept')}</p>}
      {hasUnsent && <p className={field.required}>{t('only-sent')}</p>}
      <ReturnReason form={id} state={own} page={page} />
      <ReturnWay
        form={id}
        state={own}
        days={own.days.map((day) => ({
          day,
          words: page.date(`${day}T12:00:00Z`, { dateStyle: 'full' }),
        }))}
        hasLabelHere={own.hasCarrier}
        page={page}
      />
      <button className={classNames(button.root, button.primary, accountForm.submit)} type="submit">
        {t('submit')}
      </button>
    </form>
  );
}

/** How many pieces of each article come back; of none unless somebody says so. */
function Articles({ own, page, form }: ReturnPartProps) {
  const id = fieldId(form, 'lines');
  const t = (text: string): string => page.t(`return-form.${text}`);
  return (
    <fieldset className={field.group} id={id} tabIndex={-1} aria-describedby={`${id}-fault`}>
      <legend className={field.label}>
        {t('lines')}
        <span aria-hidden="true"> *</span>
      </legend>
      <ul className={styles.lines}>
        {own.lines.map((line) => (
          <Article key={line.position} line={line} own={own} page={page} form={form} />
        ))}
      </ul>
      <FieldFault id={id} words={faultOf(own, 'lines')} />
    </fieldset>
  );
}

interface ArticleProps extends ReturnPartProps {
  line: OwnReturn['lines'][number];
}

function Article({ line, own, page, form }: ArticleProps) {
  const { position, name, details, picture, quantity, withdrawalException: exception } = line;
  const named = `${returnedLine}${position}`;
  const id = fieldId(form, named);
  return (
    <li className={styles.line}>
      <div className={styles.media}>
        <PictureView
          picture={{ src: picture, alt: '' }}
          page={page}
          sizes="56px"
          maxWidth={240}
          className={styles.picture}
        />
      </div>
      <label className={styles.name} htmlFor={id}>
        {name}
        {details.length > 0 && <small>{details.join(' · ')}</small>}
        {exception !== null && <small>{page.t(`product.exception.${exception}`)}</small>}
      </label>
      <select id={id} className={field.select} name={named} defaultValue={own.values[named] ?? '0'}>
        <option value="0">{page.t('return-form.keep')}</option>
        {Array.from({ length: quantity }, (_, at) => (
          <option key={at} value={at + 1}>
            {page.t('checkout.pieces', { count: at + 1 })}
          </option>
        ))}
      </select>
    </li>
  );
}
