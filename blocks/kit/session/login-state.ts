/** Who the visitor seems to be. What that allows is decided by the server alone. */
type VisitorKind = 'anonymous' | 'soft' | 'full';

const kinds = ['anonymous', 'soft', 'full'] as const satisfies readonly VisitorKind[];

/** What the login cookie shows: the state and flags of display. */
export interface LoginState {
  kind: VisitorKind;
  creditAffinity: boolean;
  bonusProgram: boolean;
  hasPassword: boolean;
}

/**
 * What the login cookie says (`text` as it stands in `document.cookie`). `li` 1: logged in; the cookie without it: known,
 * softly; no cookie, or what is none of ours: nobody. (Requirements 3.006–3.010)
 */
export function readLoginState(text: string): LoginState {
  const { li, ca, bop, np } = flagsOf(text);
  if (li === undefined)
    return { kind: 'anonymous', creditAffinity: false, bonusProgram: false, hasPassword: true };
  return {
    kind: li === '1' ? 'full' : 'soft',
    creditAffinity: ca === '1',
    bonusProgram: bop === '1',
    hasPassword: np !== '1',
  };
}

function flagsOf(text: string): Partial<Record<string, unknown>> {
  if (text === '') return {};
  try {
    return (JSON.parse(decodeURIComponent(text)) ?? {}) as Partial<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/** The weaker one of what the cookie shows and what a key’s type says; the cookie alone where there is no key yet. */
export function shownKind(cookie: VisitorKind, type: 0 | 1 | 2 | undefined): VisitorKind {
  return kinds[Math.min(kinds.indexOf(cookie), type ?? 2)] ?? 'anonymous';
}
