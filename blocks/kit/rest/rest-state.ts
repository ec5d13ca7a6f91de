import type { VisitorSession } from '../session/visitor-session.ts';
import type { RestFailure } from './rest-failure.ts';

/** What somebody who watches an address is shown. */
export interface RestState<Answer> {
  /** The last answer; it stays while a newer one is loaded, and when that fails. */
  data: Answer | undefined;
  failure: RestFailure | undefined;
  isLoading: boolean;
  /** Loading lasts longer than anybody likes to wait. */
  isSlow: boolean;
}

export interface ReadOptions {
  /** Milliseconds for which an answer is taken from memory; default: 60,000. (Requirement 4.013) */
  cacheMs?: number;
  /** Whose key the call brings along, and who is told when it is refused. */
  session?: Pick<VisitorSession, 'headers' | 'refused'>;
}
