import type { ReactNode } from 'react';
import type { AccountForm, FormState } from '../../../schemas/account/form-state.ts';
import type { KnownVisitor } from '../../../schemas/account/known-visitor.ts';
import { ownDataAddress } from '../../../schemas/account/own-data-address.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountFormView } from '../../kit/account/account-form-view.tsx';
import { CurrentPassword } from '../../kit/account/current-password.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { OwnDataProps } from './schema.ts';
import { styles } from './styles.ts';

interface OwnData {
  exporting: FormState;
  deleting: FormState;
  visitor: KnownVisitor | undefined;
}

type Input = ViewInput<OwnDataProps, OwnData, never, never>;

/** All that the shop holds of a customer, as files, and the end of the account: each for the password. */
export function view({ data: { exporting, deleting, visitor }, page }: Input) {
  if (visitor?.kind !== 'full') return null;
  const { email } = visitor;
  const token = exporting.values['token'];
  return (
    <section className={classNames(section.inner, accountForm.page)} id={page.nodeId}>
      <div className={styles.cards}>
        <div className={accountForm.panel}>
          <h2 className={accountForm.title}>{page.t('own-data.export')}</h2>
          <p className={accountForm.text}>{page.t('own-data.export-text')}</p>
          {token === undefined ? (
            <PasswordForm
              form="export-data"
              state={exporting}
              email={email}
              submit={page.t('own-data.export-submit')}
              page={page}
            />
          ) : (
            <Files token={token} page={page} />
          )}
        </div>
        <div className={accountForm.panel}>
          <h2 className={accountForm.title}>{page.t('own-data.delete')}</h2>
          <p className={accountForm.text}>{page.t('own-data.delete-text')}</p>
          <ul className={styles.list}>
            {['goes', 'stays', 'guest', 'not-while'].map((each) => (
              <li key={each}>{page.t(`own-data.${each}`)}</li>
            ))}
          </ul>
          <PasswordForm
            form="delete-account"
            state={deleting}
            email={email}
            submit={page.t('own-data.delete-submit')}
            page={page}
          />
        </div>
      </div>
    </section>
  );
}

interface PasswordFormProps {
  form: Extract<AccountForm, 'export-data' | 'delete-account'>;
  state: FormState;
  email: string;
  submit: string;
  page: PageView;
}

function PasswordForm({ form, state, email, submit, page }: PasswordFormProps): ReactNode {
  const id = `${page.nodeId}.${form}`;
  const label = page.t('own-data.password');
  return (
    <AccountFormView
      block="own-data"
      form={form}
      id={id}
      route="account-data"
      state={state}
      page={page}
      fields={[{ name: 'currentPassword', label }]}
      submit={submit}
    >
      <CurrentPassword form={id} email={email} label={label} state={state} page={page} />
    </AccountFormView>
  );
}

function Files({ token, page }: { token: string; page: PageView }): ReactNode {
  return (
    <>
      <p className={accountForm.text} role="status">
        {page.t('own-data.ready')}
      </p>
      <div className={styles.files}>
        <a
          className={classNames(button.root, button.primary)}
          href={ownDataAddress({ token, format: 'html', locale: page.locale })}
        >
          {page.t('own-data.readable')}
        </a>
        <a
          className={classNames(button.root, button.secondary)}
          href={ownDataAddress({ token, format: 'json', locale: page.locale })}
        >
          {page.t('own-data.machine')}
        </a>
      </div>
    </>
  );
}
