import { type Answer, answerOf, type Faulty } from './answer-of.ts';
import type { FinderProps } from './finder-props.ts';
import type { Girth } from '../../../schemas/size/girth-queries.ts';

/** What somebody has typed, and what the page says of it. */
export interface FinderState {
  typed: Record<Girth, string>;
  /** What was found or is wrong; absent: nothing is said of what stands in the fields. */
  answer?: Answer;
  /** The answer to what was last sent to the island, another object each time. */
  sent?: Answer;
}

export type FinderEvent = { kind: 'typed'; girth: Girth; text: string } | { kind: 'sent' };

/** Returns what is shown at first: the answer, when the address brought what somebody had sent. */
export function firstState({ typed, isSent }: Pick<FinderProps, 'typed' | 'isSent'>): FinderState {
  return isSent ? { typed, answer: answerOf(typed.underbust, typed.bust) } : { typed };
}

/**
 * Returns the state after something was typed or sent. Only sending is answered; typing takes back what no longer holds,
 * and says nothing new.
 */
export function nextState(state: FinderState, event: FinderEvent): FinderState {
  if (event.kind === 'sent') {
    const answer = answerOf(state.typed.underbust, state.typed.bust);
    return { typed: state.typed, answer, sent: answer };
  }
  const { answer, ...rest } = state;
  const typed = { ...state.typed, [event.girth]: event.text };
  if (answer?.kind !== 'faulty') return { ...rest, typed };
  return { ...rest, typed, answer: leftOf(answer, answerOf(typed.underbust, typed.bust)) };
}

/** The faults of before at fields that are still wrong. */
function leftOf(before: Faulty, now: Answer): Faulty {
  const { underbust, bust } = now.kind === 'faulty' ? now : {};
  return {
    kind: 'faulty',
    ...(before.underbust && underbust && { underbust: before.underbust }),
    ...(before.bust && bust && { bust: before.bust }),
  };
}
