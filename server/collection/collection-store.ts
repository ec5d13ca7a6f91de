import type { WriteKey } from '../repetition/write-key.ts';

/** What is to be done with a collection. */
export interface CollectionDecision<Next, Outcome> {
  /** Null: it stays as it is. */
  next: Next | null;
  outcome: Outcome;
}

/** Before which moment (ms since 1970) the last change of what is swept was. */
export interface SweptMoments {
  unchangedBefore: number;
  /** Of what holds nothing. */
  emptyBefore: number;
}

/**
 * Collections of one kind of all tenants, by their owners (`server/session/collection-owner.ts`). Changes of one collection happen one
 * after the other, whichever process makes them; each decides on what the last one left. `Next`: what a change makes of a state.
 */
export interface CollectionStore<State, Next = State> {
  /** An empty one where there is none. */
  read(tenant: string, owner: string): Promise<State>;
  /**
   * `decide` sees the newest state and must not wait for anything; `at` in ms since 1970. The state after it, and what came of
   * it, which is JSON. With `once` it is carried out once for that key: sent again, it comes to what it came to then, also for
   * another owner to whom it was joined meanwhile. Where there was nothing and nothing comes of it, nothing is kept. Throws
   * `KeyReused`.
   */
  change<Outcome>(
    tenant: string,
    owner: string,
    at: number,
    decide: (before: State) => CollectionDecision<Next, Outcome>,
    once?: WriteKey,
  ): Promise<{ after: State; outcome: Outcome }>;
  /**
   * Gives what `from` has collected to `to`, and takes it from the first, all at once; whether there was anything. Called again,
   * or by two at once, it happens once.
   */
  join(
    tenant: string,
    { from, to }: { from: string; to: string },
    at: number,
    joined: (from: State, to: State) => Next,
  ): Promise<boolean>;
  /** Takes away what guests have left, at most some thousands; how many. */
  sweep(moments: SweptMoments): Promise<number>;
}
