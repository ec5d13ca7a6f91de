import { accountQuery } from '../../../../schemas/account/form-state.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import type { PageView } from '../../../kit/define/page-view.ts';
import { entry } from './entry-styles.ts';

/** Pages of the account, in the order of its list; those that are not built are left out. (Requirements 2.105–2.109) */
const pages = [
  'account',
  'account-overview',
  'account-orders',
  'account-bookings',
  'account-invoices',
  'account-payment-dates',
  'account-addresses',
  'account-data',
  'account-payback',
  'newsletter',
  'service',
  'wishlist',
] as const;

const named = (page: string): string => (page.startsWith('account') ? page : `account-${page}`);

/**
 * The way to the account: a link, which a script lets open the login above the page, or for who is known a flyout. The page is
 * the same for everybody; who is here is filled in after it has loaded. (Requirements 2.101–2.103, 2.110, 2.111)
 */
export function AccountEntry({ page }: { page: PageView }) {
  const login = page.route('login');
  const account = page.route('account');
  // The account would lead on who is not logged in; the login answers everybody, and leads there afterwards.
  const href =
    login && account
      ? `${login}?${page.words.query(new URLSearchParams({ [accountQuery.target]: account }).toString())}`
      : (login ?? account);
  if (href === undefined) return null;
  const { slug, cookies } = page.tenant;
  const doing = login !== undefined && {
    'data-action': 'header',
    'data-action-start': 'header',
    'data-page': login,
    'data-tenant': slug,
    'data-consent': cookies.consent,
    'data-login': cookies.login,
    'data-cc': cookies.cc,
    'data-dedupe': page.tenant.dedupeMs,
    'data-known': page.t('header.account'),
    'data-close': page.t('header.account.close'),
  };
  return (
    <li>
      <a className={entry.root} {...doing} href={href}>
        <Icon name="user" />
        <span className={entry.word} data-account-name="">
          {page.t('header.login')}
        </span>
      </a>
      {login !== undefined && (
        <template>
          <Flyout login={login} page={page} />
        </template>
      )}
    </li>
  );
}

/**
 * What the script shows of the account; `{name}`, `{full}` and `{number}` are its to fill in. Who takes part in the loyalty
 * programme reads so, and who has no password is offered to set one. (Requirements 3.009, 3.010)
 */
function Flyout({ login, page }: { login: string; page: PageView }) {
  const account = page.t('header.account');
  const forgotten = page.route('password-forgotten');
  return (
    <div popover="auto" tabIndex={-1} role="dialog" aria-label={account}>
      <p data-text="{full}">{account}</p>
      <p data-for="full" data-text={page.t('header.account.number')} />
      {page.route('account-payback') !== undefined && (
        <p data-for="full" data-flag="bonusProgram">
          {page.t('header.account.bonus')}
        </p>
      )}
      <ul data-for="full">
        {pages.map((name) => {
          const href = page.route(name);
          return (
            href !== undefined && (
              <li key={name}>
                <a href={href}>{page.t(`header.${named(name)}`)}</a>
              </li>
            )
          );
        })}
      </ul>
      <a data-for="soft" data-log-in="" href={login}>
        {page.t('header.login')}
      </a>
      {forgotten !== undefined && (
        <a data-for="soft" data-flag="noPassword" href={forgotten}>
          {page.t('header.account.first-password')}
        </a>
      )}
      <div data-notice="" tabIndex={-1} hidden>
        <p role="status" />
      </div>
      <form method="post" action={login} data-failed={page.t('account.failed')}>
        <input type="hidden" name="form" value="logout" />
        <button type="submit" data-for="full">
          {page.t('account-form.logout')}
        </button>
        <button type="submit" data-for="soft" data-text={page.t('header.account.not-me')}>
          {page.t('account-form.logout')}
        </button>
      </form>
    </div>
  );
}
