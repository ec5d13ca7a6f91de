import type { ReactNode } from 'react';
import type { DraftSession } from '../draft/draft-session.ts';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { useDraft } from './studio-context.ts';

/** Values that somebody else changed too: both are shown, and one is chosen. */
export function Conflicts({ session }: { session: DraftSession }): ReactNode {
  const text = useText();
  const conflicts = useDraft(session, (draft) => draft.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <section className="app-conflicts" role="alert" aria-label={text('conflict.title')}>
      <h2>{text('conflict.title')}</h2>
      {conflicts.map((conflict) => {
        const { node, path, base, theirs, mine, by, change } = conflict;
        const name = [node, ...(path ?? [])].filter((part) => part !== null).join(' › ');
        return (
          <div key={`${change} ${name}`} className="app-conflict">
            <p>{text('conflict.what', { name, person: by?.name ?? text('conflict.somebody') })}</p>
            <dl>
              <dt>{text('conflict.base')}</dt>
              <dd>{shown(base)}</dd>
              <dt>{text('conflict.theirs')}</dt>
              <dd>{shown(theirs)}</dd>
              <dt>{text('conflict.mine')}</dt>
              <dd>{shown(mine)}</dd>
            </dl>
            <div className="app-conflict-acts">
              <Button onClick={() => session.resolve(conflict, 'theirs', '')}>
                {text('conflict.takeTheirs')}
              </Button>
              {path !== undefined && (
                <Button
                  kind="main"
                  onClick={() => session.resolve(conflict, 'mine', text('conflict.takeMine'))}
                >
                  {text('conflict.takeMine')}
                </Button>
              )}
            </div>
          </div>
        );
      })}
    </section>
  );
}

function shown(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
