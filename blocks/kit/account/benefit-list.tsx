import { Icon } from '../icon/icon.tsx';
import { accountForm as styles } from './account-form-styles.ts';

/** What an account is good for, in the editors’ words. */
export function BenefitList({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) return null;
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
