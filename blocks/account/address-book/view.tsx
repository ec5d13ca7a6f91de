import { type AddressBook, addressBookQuery } from '../../../schemas/address/address-book.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { addressFieldLabels, AddressFields } from '../../kit/checkout/address-fields.tsx';
import { AddressLines } from '../../kit/checkout/address-lines.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { StepForm } from '../../kit/checkout/step-form.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { field } from '../../kit/form/field-styles.ts';
import { section } from '../../kit/section/section.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { AddressBookProps } from './schema.ts';

type Input = ViewInput<AddressBookProps, { state: AddressBook }, never, never>;

/** A customer's addresses, and the form for one more, or for one that is edited. (Requirement 2.031) */
export function view({ props: { level }, data: { state }, page }: Input) {
  const Title = `h${level}` as const;
  return (
    <section
      className={classNames(section.inner, accountPage.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
    >
      <Title className={accountPage.title} id={`${page.nodeId}.title`}>
        {page.t('address-book.title')}
      </Title>
      <AccountNotice notice={state.faults.length > 0 ? null : state.notice} />
      {state.addresses.length === 0 && <p className={accountPage.text}>{page.t('address-book.none')}</p>}
      <ul className={accountPage.list}>
        {state.addresses.map((kept) => (
          <Kept key={kept.id} kept={kept} page={page} />
        ))}
      </ul>
      <AddressForm state={state} page={page} />
    </section>
  );
}

interface KeptProps {
  kept: AddressBook['addresses'][number];
  page: PageView;
}

function Kept({ kept: { id, isDefault, address }, page }: KeptProps) {
  const book = page.route('account-addresses') ?? '';
  const query = page.words.query(new URLSearchParams({ [addressBookQuery.address]: id }).toString());
  const who = `${address.firstName} ${address.lastName}, ${address.street} ${address.houseNumber}`;
  const named = (key: string) => page.t(`address-book.${key}-of`, { address: who });
  return (
    <li className={accountPage.card}>
      {isDefault && <p className={field.label}>{page.t('address-book.default')}</p>}
      <AddressLines address={address} page={page} />
      <div className={checkoutStyles.actions}>
        <a
          className={checkoutStyles.link}
          href={`${book}?${query}#${page.nodeId}.form`}
          aria-label={named('edit')}
        >
          {page.t('address-book.edit')}
        </a>
        {!isDefault && (
          <Press form="address-default" id={id} label={named('use')} page={page}>
            {page.t('address-book.use')}
          </Press>
        )}
        <Press form="address-remove" id={id} label={named('remove')} page={page}>
          {page.t('address-book.remove')}
        </Press>
      </div>
    </li>
  );
}

interface PressProps {
  form: string;
  id: string;
  label: string;
  page: PageView;
  children: string;
}

function Press({ form, id, label, page, children }: PressProps) {
  return (
    <form method="post" action={page.route('account-addresses')}>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="id" value={id} />
      <button
        className={classNames(button.root, button.secondary, button.small)}
        type="submit"
        aria-label={label}
      >
        {children}
      </button>
    </form>
  );
}

function AddressForm({ state, page }: { state: AddressBook; page: PageView }) {
  const id = `${page.nodeId}.form`;
  const { edited, addresses } = state;
  const isUsual = addresses.some((each) => each.id === edited && each.isDefault);
  const what = edited === null ? 'add' : 'change';
  return (
    <div className={accountForm.panel}>
      <h2 className={accountForm.title}>{page.t(`address-book.${what}`)}</h2>
      <StepForm
        block="address-book"
        form="address"
        id={id}
        fields={addressFieldLabels(page)}
        submit={page.t('address-book.save')}
        back={
          edited === null
            ? undefined
            : { href: page.route('account-addresses'), label: page.t('address-book.back') }
        }
        state={state}
        page={page}
      >
        {edited !== null && <input type="hidden" name="id" value={edited} />}
        <AddressFields form={id} group="billing" country={state.country} state={state} page={page} />
        {addresses.length > 0 && !isUsual && (
          <label className={field.choice}>
            <input className={field.tick} type="checkbox" name="isDefault" value="yes" />
            {page.t('address-book.make-default')}
          </label>
        )}
      </StepForm>
    </div>
  );
}
