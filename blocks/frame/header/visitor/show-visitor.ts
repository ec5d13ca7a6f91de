import { sessionChanged, visitorChanged } from '../../../kit/session/visitor-session.ts';
import { sessionOf } from './session-of.ts';
import { keepName, keptName } from './visitor-name.ts';

/**
 * Shows in the header who is here: by the login cookie at once, then by what the shop says. Fetches the session key, which
 * every page has from then on. (Requirements 2.101, 4.001, 4.002)
 */
export function showVisitor(link: HTMLAnchorElement): void {
  const word = link.querySelector('[data-account-name]');
  const nobody = word?.textContent ?? '';
  const session = sessionOf(link);
  let pending: Promise<void> | undefined;

  const isKnown = (): boolean => session.shown().kind !== 'anonymous';

  function show(): void {
    if (!isKnown()) keepName(undefined);
    const name = keptName();
    const { known = '' } = link.dataset;
    if (word) word.textContent = isKnown() ? (name ?? known) : nobody;
    link.ariaLabel = isKnown() && name !== undefined ? `${known}: ${name}` : null;
    link.toggleAttribute('data-visitor', isKnown());
  }

  function refresh(): void {
    show();
    if (isKnown()) pending ??= fetchName().finally(() => (pending = undefined));
  }

  async function fetchName(): Promise<void> {
    const { fetchVisitor } = await import('./fetch-visitor.ts');
    const visitor = await fetchVisitor(link);
    if (visitor) keepName(visitor.kind === 'anonymous' ? undefined : visitor.firstName);
    show();
  }

  document.addEventListener(sessionChanged, () => {
    keepName(undefined);
    show();
  });
  document.addEventListener(visitorChanged, refresh);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    show();
    void session.headers();
  });
  show();
  void session.headers().then(() => {
    if (keptName() === undefined) refresh();
  });
}
