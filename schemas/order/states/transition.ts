/** Who or what changed a state. */
export const causes = ['customer', 'staff', 'provider', 'clock'] as const;
export type Cause = (typeof causes)[number];

/** A way from states to another by an event. */
interface Step<State extends string> {
  from: readonly State[];
  to: State;
  /** Who may go it; absent: everybody. */
  by?: readonly Cause[];
  /** Who must have brought about the state that it begins at; absent: whoever. */
  after?: readonly Cause[];
}

/** What an event does. */
interface Happening<State extends string> {
  steps: readonly Step<State>[];
  /** States in which it has happened already: told again, it changes nothing. */
  done: readonly State[];
}

/** All states of something, the first one first, and all events that there are. */
export interface Machine<State extends string, Event extends string> {
  states: readonly State[];
  events: Readonly<Record<Event, Happening<State>>>;
}

/** A state, and who brought it about. */
export interface Standing<State extends string> {
  state: State;
  cause: Cause;
}

export type Transition<State extends string> =
  /** `isChanged` false: it had happened before, and nothing is to be written or done. */
  { ok: true; isChanged: boolean; state: State; cause: Cause } | { ok: false; reason: 'illegal' };

/** Returns the state after an event. What the machine does not know is refused; what has happened before changes nothing. */
export function transition<State extends string, Event extends string>(
  { events }: Machine<State, Event>,
  { state, cause: earlier }: Standing<State>,
  event: Event,
  cause: Cause,
): Transition<State> {
  const { steps, done } = events[event];
  const step = steps.find(
    ({ from, by, after }) =>
      from.includes(state) && (by?.includes(cause) ?? true) && (after?.includes(earlier) ?? true),
  );
  if (step) return { ok: true, isChanged: true, state: step.to, cause };
  return done.includes(state)
    ? { ok: true, isChanged: false, state, cause: earlier }
    : { ok: false, reason: 'illegal' };
}
