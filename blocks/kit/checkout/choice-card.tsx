import type { ReactNode } from 'react';
import { field } from '../form/field-styles.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { choiceCards as styles } from './choice-card-styles.ts';

interface ChoiceCardProps {
  name: string;
  value: string;
  title: string;
  /** What it means, in a line; of what cannot be chosen, why. */
  detail?: string | undefined;
  icon?: IconName;
  isChecked: boolean;
  isRefused?: boolean;
  /** Attributes of the first of its group, to which the form's faults lead. */
  first?: Record<string, string | boolean | undefined> | undefined;
  /** Shown when it is chosen. */
  children?: ReactNode;
}

/** One of several things that can be chosen, as a card; what belongs to it opens below its head. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, value, title, detail, icon, isChecked, isRefused = false, first, children } = props;
  return (
    <div className={styles.root}>
      <label className={styles.head}>
        <input
          {...first}
          className={field.tick}
          type="radio"
          name={name}
          value={value}
          defaultChecked={isChecked && !isRefused}
          disabled={isRefused}
        />
        <span>
          <b>{title}</b>
          {detail !== undefined && <small>{detail}</small>}
        </span>
        {icon && <Icon name={icon} />}
      </label>
      {children !== undefined && children !== false && <div className={styles.body}>{children}</div>}
    </div>
  );
}
