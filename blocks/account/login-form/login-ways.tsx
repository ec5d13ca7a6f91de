import type { FormState } from '../../../schemas/account/form-state.ts';
import { EmailLogin } from '../../kit/account/email-login.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { TabList } from '../../kit/tabs/tab-list.tsx';
import { NumberLogin } from './number-login.tsx';
import { styles } from './styles.ts';

interface LoginWaysProps {
  form: FormState;
  numberForm: FormState | undefined;
  page: PageView;
}

/**
 * The form for address and password; where the shop takes customer numbers, one of two tabs, which without scripts stand
 * below each other. (Requirements 2.089–2.091, 2.096)
 */
export function LoginWays({ form, numberForm, page }: LoginWaysProps) {
  if (!numberForm?.rules.numberLogin) return <EmailLogin block="login-form" state={form} page={page} />;
  const ways = [
    { id: `${page.nodeId}.way-1`, label: page.t('login-form.by-email') },
    { id: `${page.nodeId}.way-2`, label: page.t('login-form.by-number') },
  ];
  const [byEmail, byNumber] = ways;
  return (
    <div className={styles.ways}>
      <TabList block="login-form" label={page.t('login-form.ways')} tabs={ways} />
      <div className={styles.panel} id={byEmail?.id}>
        <h2 className={styles.way}>{byEmail?.label}</h2>
        <EmailLogin block="login-form" state={form} page={page} />
      </div>
      <div className={styles.panel} id={byNumber?.id}>
        <h2 className={styles.way}>{byNumber?.label}</h2>
        <NumberLogin state={numberForm} page={page} />
      </div>
    </div>
  );
}
