import type { ReactNode } from 'react';
import { useText } from '../text/text-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type Command, shownKeys } from './command.ts';

interface KeysDialogProps {
  commands: readonly Command[];
  isMac: boolean;
  language: string;
  onClose: () => void;
}

/** All shortcuts, by what they are for. */
export function KeysDialog({ commands, isMac, language, onClose }: KeysDialogProps): ReactNode {
  const text = useText();
  const groups = Map.groupBy(
    commands.filter(({ keys = [] }) => keys.length > 0),
    ({ group }) => group,
  );
  return (
    <Dialog title={text('keys.title')} onClose={onClose}>
      {/* Nothing within takes the focus: by this the list is scrolled by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label={text('keys.title')} tabIndex={0}>
        {[...groups].map(([group, members]) => (
          <section key={group}>
            <h3 className="keys-group">{text(`keys.group.${group}`)}</h3>
            <dl className="keys-list">
              {members.map(({ id, label, keys = [] }) => (
                <div key={id}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((chord) => (
                      <kbd key={chord} className="ui-key">
                        {shownKeys(chord, isMac, language)}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="ui-hint">{text('keys.tree')}</p>
      </div>
    </Dialog>
  );
}
