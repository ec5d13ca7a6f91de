import { type ReactNode, useEffect, useMemo } from 'react';
import { ToolsContext } from '../api/studio-tools.ts';
import { chordOf, commandFor } from '../commands/command.ts';
import { useStore } from '../state/store.ts';
import { TextContext } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { studioCommands } from './commands.ts';
import { Dialogs } from './dialogs.tsx';
import { isCovered } from './is-covered.ts';
import { isMac } from './is-mac.ts';
import { LeftPane } from './left-pane.tsx';
import { listenToWindow } from './listen-to-window.ts';
import { MiddlePane } from './middle-pane.tsx';
import { createNodeActions } from './node-actions.ts';
import { RightPane } from './right-pane.tsx';
import { StudioContext, useShown, useStudio } from './studio-context.ts';
import type { Studio } from './studio.ts';
import { TopBar } from './top-bar.tsx';

/** The whole application: three panes below a bar, and what lies above them. */
export function App({ studio }: { studio: Studio }): ReactNode {
  const { state, text, tools } = studio;
  const actions = useMemo(() => createNodeActions(studio), [studio]);
  const isLeftOpen = useStore(state, (shown) => shown.isLeftOpen);
  const isRightOpen = useStore(state, (shown) => shown.isRightOpen);

  useEffect(() => listenToWindow(studio, actions), [studio, actions]);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || isCovered()) return;
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      const isTyping = target?.closest(
        'input:not([type=radio],[type=checkbox]),textarea,select,[contenteditable]',
      );
      const command = commandFor(studioCommands(studio, actions), chordOf(event, isMac), Boolean(isTyping));
      if (!command) return;
      event.preventDefault();
      command.run();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [studio, actions]);

  return (
    <StudioContext value={studio}>
      <ToolsContext value={tools}>
        <TextContext value={text}>
          <div className="app" data-left={isLeftOpen} data-right={isRightOpen}>
            <TopBar />
            {isLeftOpen && <LeftPane actions={actions} />}
            <MiddlePane actions={actions} />
            {isRightOpen && <RightPane actions={actions} />}
          </div>
          <Dialogs actions={actions} />
          <Toasts />
        </TextContext>
      </ToolsContext>
    </StudioContext>
  );
}

/** What was just done, for a moment; all of it is told to a screen reader too. */
function Toasts(): ReactNode {
  const studio = useStudio();
  const toasts = useShown((state) => state.toasts);
  const told = useShown((state) => state.told);
  return (
    <section className="ui-toasts" aria-label={studio.text('ui.toasts')}>
      {toasts.map(({ id, text, action }) => (
        <p key={id} className="ui-toast">
          <span>{text}</span>
          {action && (
            <Button
              onClick={() => {
                action.run();
                studio.show({ toasts: studio.state.get().toasts.filter((one) => one.id !== id) });
              }}
            >
              {action.label}
            </Button>
          )}
        </p>
      ))}
      <p className="ui-hidden" role="status" aria-live="polite">
        {told}
      </p>
    </section>
  );
}
