import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: 'main' | 'plain' | 'quiet' | 'danger';
  icon?: IconName;
}

export function Button({ kind = 'plain', icon, children, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" className="ui-button" data-kind={kind} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  icon: IconName;
  /** What it does, for everybody: told by a screen reader, and shown beside the pointer. */
  label: string;
  /** Its shortcut, shown behind the label. */
  keys?: string;
}

/** A button of a picture alone. */
export function IconButton({ icon, label, keys, kind = 'quiet', ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="ui-button"
      data-kind={kind}
      data-icon=""
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
