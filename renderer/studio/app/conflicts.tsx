import type { ReactNode } from 'react';
import { blockName } from '../blocks/block-list.ts';
import type { DraftConflict } from '../draft/draft-state.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { typeOf } from '../edit/slot-rules.ts';
import { placeOf } from '../form/words/place-of.ts';
import { shownValue } from '../text/shown-value.ts';
import { useText } from '../text/text-context.ts';
import { wordsAlone } from '../text/words-alone.ts';
import { Button } from '../ui/button.tsx';
import { indexOf, useDraft, useShown, useStudio } from './studio-context.ts';

/** Values that somebody else changed too: both are shown, and one is chosen. */
export function Conflicts({ session }: { session: DraftSession }): ReactNode {
  const text = useText();
  const { language } = useStudio();
  const conflicts = useDraft(session, (draft) => draft.conflicts);
  const index = indexOf(useDraft(session, (draft) => draft.document));
  const blocks = useShown((state) => state.blocks);
  const isFollowing = useShown((state) => state.isFollowing);
  // The tab that edits asks.
  if (conflicts.length === 0 || isFollowing) return null;
  const nameOf = ({ node, path, mine }: DraftConflict): string => {
    if (node === null) return text('history.page');
    const found = index.get(node)?.node;
    const type = typeOf(index, node);
    const place = path && placeOf(path, mine, found, blocks.get(type), language, text);
    return [found ? blockName(text, type) : node, place?.words ?? path?.join(' › ')]
      .filter(Boolean)
      .join(' › ');
  };
  return (
    <section className="app-conflicts" role="alert" aria-label={text('conflict.title')}>
      <h2>{text('conflict.title')}</h2>
      {conflicts.map((conflict) => {
        const { node, path, base, theirs, mine, by, change } = conflict;
        const name = nameOf(conflict);
        return (
          <div key={`${change} ${node} ${path?.join('/')}`} className="app-conflict">
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

/** A value as it is read: words without their elements. */
function shown(value: unknown): string {
  return typeof value === 'string' ? wordsAlone(value) : shownValue(value);
}
