import type { ReactNode } from 'react';
import { useText } from '../text/text-context.ts';

/** Asks whether something is said of the chosen block, by its name, or of the whole document. */
export function AtNodeBox({
  name,
  checked,
  onChange,
}: {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}): ReactNode {
  const text = useText();
  return (
    <label>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />{' '}
      {text('approval.atNode', { name })}
    </label>
  );
}
