import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { Answer } from './answer-of.ts';
import { FinderView } from './finder-view.tsx';
import type { FinderProps } from './finder-props.ts';
import { firstState, nextState } from './finder-state.ts';

/**
 * The finder: on the server a form that is sent by GET to its own page, in the browser the same form, answered where it
 * stands by the same rules and with the same texts.
 */
export function Island(props: FinderProps) {
  const [state, dispatch] = useReducer(nextState, props, firstState);
  // The server and the first drawing in the browser say the same.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { id } = props;
  const { sent } = state;
  useEffect(() => {
    if (sent) leadTo(sent, id);
  }, [sent, id]);
  return (
    <FinderView
      finder={props}
      state={state}
      isLive={isLive}
      onType={(girth, text) => dispatch({ kind: 'typed', girth, text })}
      onSend={() => dispatch({ kind: 'sent' })}
    />
  );
}

/** Nothing ever changes that a script runs. */
const never = () => () => undefined;

/** Leads to what is wrong first; else to the button, which takes a phone's keyboard away from the answer. */
function leadTo(answer: Answer, id: string): void {
  if (answer.kind === 'faulty') {
    document.getElementById(`${id}.${answer.underbust ? 'underbust' : 'bust'}`)?.focus();
    return;
  }
  document.getElementById(`${id}.find`)?.focus();
  document.getElementById(`${id}.answer`)?.scrollIntoView({ block: 'nearest' });
}
