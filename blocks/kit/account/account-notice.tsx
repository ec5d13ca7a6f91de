import type { FormState } from '../../../schemas/account/form-state.ts';
import { Icon } from '../icon/icon.tsx';
import { accountForm as styles } from './account-form-styles.ts';

/** What was done, or why not; unseen while there is nothing to say. Scripts say here what became of a form, too. */
export function AccountNotice({ notice }: { notice: FormState['notice'] }) {
  return (
    <div className={styles.notice} data-notice="" data-kind={notice?.kind} tabIndex={-1} hidden={!notice}>
      <Icon name="check" />
      <Icon name="warning" />
      <p role="status">{notice?.text}</p>
    </div>
  );
}
