import { type ReactNode, useCallback, useState } from 'react';
import type { ValuePath } from '../../../schemas/editing/change.ts';
import type { PageCosts } from '../../../schemas/editing/page-costs.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import { blockName } from '../blocks/block-list.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { typeOf } from '../edit/slot-rules.ts';
import { nodeName } from '../outline/node-name.ts';
import { nodeTitle } from '../outline/outline-rows.ts';
import { pageFields } from '../pages/page-fields.ts';
import { PageForm } from '../pages/page-form.tsx';
import { CostsPanel } from '../problems/costs-panel.tsx';
import { fixIssue } from '../problems/fix-issue.ts';
import { ProblemsPanel } from '../problems/problems-panel.tsx';
import { useText } from '../text/text-context.ts';
import { IconButton } from '../ui/button.tsx';
import { ChosenNode } from './chosen-node.tsx';
import { Conflicts } from './conflicts.tsx';
import type { NodeActions } from './node-actions.ts';
import { draftRequest } from './draft-request.ts';
import { indexOf, useDraft, useSession, useShown, useStudio } from './studio-context.ts';
import { useFormShop } from './use-form-shop.ts';
import { useIssueWords } from './use-issue-words.ts';

/** What is chosen: its form, and what can be done with it; or all that is wrong with the page. */
export function RightPane({ actions }: { actions: NodeActions }): ReactNode {
  const text = useText();
  const session = useSession();
  return (
    <aside className="app-pane app-right" aria-label={text('app.right')}>
      {session ? (
        <OpenPane key={session.id} session={session} actions={actions} />
      ) : (
        <p className="app-empty">{text('app.noBlock')}</p>
      )}
    </aside>
  );
}

const sides = ['block', 'page', 'problems', 'costs'] as const;

function OpenPane({ session, actions }: { session: DraftSession; actions: NodeActions }): ReactNode {
  const studio = useStudio();
  const text = useText();
  const issues = useShown((state) => state.issues);
  const selected = useShown((state) => state.selected);
  const document = useDraft(session, (draft) => draft.document);
  const [measuring] = useState(() => crypto.randomUUID());
  const [side, setSide] = useState<(typeof sides)[number]>('block');
  const [seen, setSeen] = useState(selected);
  // Who chooses a block wants its form.
  if (selected !== seen) {
    setSeen(selected);
    if (selected.length > 0) setSide('block');
  }
  const asked = useShown((state) => state.problemsAsked);
  const [heard, setHeard] = useState(asked);
  if (asked !== heard) {
    setHeard(asked);
    setSide('problems');
  }
  const index = indexOf(document);
  const page = isJsonObject(document.page) ? document.page : {};
  const isPage = useDraft(session, (draft) => draft.kind) === 'page';
  const isFollowing = useShown((state) => state.isFollowing);
  const field = useShown((state) => state.field);
  const shown = useShown((state) => state.locale);
  const locale = typeof page.locale === 'string' ? page.locale : shown;
  const { shop, lookup } = useFormShop(locale);
  const wordsOf = useIssueWords(index, shop.facts);
  const whatOf = useCallback((issue: Issue) => wordsOf(issue).what, [wordsOf]);
  const show = (id: string | null, path: ValuePath): void => {
    if (id !== null) studio.show({ selected: [id], field: path, isRightOpen: true });
    else if (path[0] === 'page' && pageFields.some((name) => name === path[1])) {
      studio.show({ field: path, isRightOpen: true });
      setSide('page');
    }
  };
  const fixOf = (issue: Issue): (() => void) | undefined => {
    const steps = fixIssue(issue, document);
    return steps && (() => void studio.edit(text('problems.fix'), steps));
  };
  const nameOf = (id: string): string => nodeName(text, index, id);
  const measure = (): Promise<PageCosts> =>
    studio.tools.api.costs(session.id, draftRequest(session, measuring, studio.state.get().view));
  const count = issues.filter(({ severity }) => severity !== 'notice').length;
  const chosen = selected.length === 0 ? undefined : index.get(selected.at(-1) ?? '');
  return (
    <>
      <Conflicts session={session} />
      <div className="ui-segments app-sides" role="group" aria-label={text('problems.sides')}>
        {sides
          .filter((one) => one !== 'page' || isPage)
          .map((one) => (
            <label key={one}>
              <input type="radio" name="side" checked={side === one} onChange={() => setSide(one)} />
              {text(`problems.side.${one}`)}
              {one === 'problems' && count > 0 && (
                <span className="ui-badge" data-tone="warning">
                  {count}
                </span>
              )}
            </label>
          ))}
      </div>
      {side === 'problems' ? (
        <ProblemsPanel
          issues={issues}
          nodes={[...index.keys()]}
          nameOf={nameOf}
          wordsOf={wordsOf}
          onShow={show}
          fixOf={fixOf}
        />
      ) : side === 'page' ? (
        <PageForm
          page={page}
          problemsOf={(name) =>
            issues
              .filter(({ nodeId, pointer }) => nodeId === null && pointer === `/page/${name}`)
              .map((issue) => wordsOf(issue).what)
          }
          target={field?.[0] === 'page' ? field : undefined}
          isReadOnly={isFollowing}
          onChange={(name, value) =>
            void studio.edit(
              text('edit.page'),
              [{ op: 'set', node: null, path: ['page', name], ...(value !== undefined && { value }) }],
              `page ${name}`,
            )
          }
        />
      ) : side === 'costs' ? (
        <CostsPanel measure={measure} nameOf={nameOf} onShow={(id) => studio.show({ selected: [id] })} />
      ) : chosen ? (
        <div className="app-chosen">
          <ChosenHead session={session} actions={actions} />
          {selected.length === 1 && (
            <ChosenNode key={chosen.id} {...{ chosen, index, shop, lookup, locale, whatOf }} />
          )}
        </div>
      ) : (
        <p className="app-empty">{text('app.noBlock')}</p>
      )}
    </>
  );
}

function ChosenHead({ session, actions }: { session: DraftSession; actions: NodeActions }): ReactNode {
  const text = useText();
  const selected = useShown((state) => state.selected);
  const isFollowing = useShown((state) => state.isFollowing);
  const index = indexOf(useDraft(session, (draft) => draft.document));
  const id = selected.at(-1) ?? '';
  const title = selected.length === 1 ? nodeTitle(index.get(id)?.node ?? {}) : undefined;
  return (
    <div className="app-chosen-head">
      <h2>
        {selected.length > 1
          ? text('edit.blocks', { count: selected.length })
          : blockName(text, typeOf(index, id))}
        {title !== undefined && <span className="app-key">{title}</span>}
      </h2>
      {!isFollowing && (
        <div className="app-chosen-acts" role="group" aria-label={text('app.acts')}>
          <IconButton icon="up" label={text('command.up')} keys="Alt+↑" onClick={() => actions.step('up')} />
          <IconButton
            icon="down"
            label={text('command.down')}
            keys="Alt+↓"
            onClick={() => actions.step('down')}
          />
          <IconButton icon="copy" label={text('command.duplicate')} onClick={actions.duplicate} />
          <IconButton icon="trash" label={text('command.remove')} onClick={actions.remove} />
        </div>
      )}
    </div>
  );
}
