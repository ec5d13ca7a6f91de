import { button } from '../style/button.ts';
import { classNames } from '../style/class-names.ts';
import type { PageView } from '../define/page-view.ts';
import { AccountNotice } from './account-notice.tsx';

interface LogoutFormProps {
  /** The block whose action sends the form. */
  block: string;
  page: PageView;
  /** Other words than “log out”. */
  label?: string;
  className?: string;
}

/** A button that logs out, with its form; nothing where nobody can log in. */
export function LogoutForm({ block, page, label, className }: LogoutFormProps) {
  const action = page.route('login');
  if (action === undefined) return null;
  return (
    <div className={className}>
      <AccountNotice notice={null} />
      <form
        method="post"
        action={action}
        data-action={block}
        data-action-on="submit"
        data-failed={page.t('account.failed')}
        data-busy={page.t('form.busy')}
        data-offline={page.t('form.offline')}
      >
        <input type="hidden" name="form" value="logout" />
        <button className={classNames(button.root, button.secondary, button.small)} type="submit">
          {label ?? page.t('account-form.logout')}
        </button>
      </form>
    </div>
  );
}
