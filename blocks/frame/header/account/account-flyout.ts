import type { KnownVisitor } from '../../../../schemas/account/known-visitor.ts';
import { customerNumberText } from '../../../kit/account/customer-number-text.ts';
import { sendForm } from '../../../kit/account/send-form.ts';
import { createEntryPanel } from '../entries/entry-panel.ts';
import { fillText } from '../../../kit/text/fill-text.ts';
import { flyout } from './account-flyout-styles.ts';
import { fetchVisitor } from '../visitor/fetch-visitor.ts';
import { openLogin } from './login-dialog.ts';
import { sessionOf } from '../visitor/session-of.ts';
import { keptName } from '../visitor/visitor-name.ts';

const account = createEntryPanel(flyout, (panel, link) => {
  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) void sendForm(event.target, undefined);
  });
  panel.querySelector('[data-log-in]')?.addEventListener('click', (event) => {
    event.preventDefault();
    panel.hidePopover();
    openLogin(link).catch(() => location.assign(link.href));
  });
});

/** Opens the account’s flyout at its entry, or closes it. Who is here is asked each time: other tabs may have changed it. */
export function openFlyout(link: HTMLAnchorElement): void {
  const panel = account.toggle(link);
  if (!panel) return;
  fill(link, panel, { kind: sessionOf(link).shown().kind, firstName: keptName() ?? '' });
  void refresh(link, panel);
}

async function refresh(link: HTMLAnchorElement, panel: HTMLElement): Promise<void> {
  const visitor = await fetchVisitor(link);
  // What cannot be had now says nothing of the visitor.
  if (!visitor) return;
  if (visitor.kind === 'anonymous') {
    panel.hidePopover();
    await sessionOf(link).refused();
  } else fill(link, panel, visitor);
}

type Shown = { kind: KnownVisitor['kind']; firstName: string; lastName?: string; customerNumber?: string };

function fill(
  link: HTMLAnchorElement,
  panel: HTMLElement,
  { kind, firstName, lastName = '', customerNumber = '' }: Shown,
): void {
  const { bonusProgram, hasPassword } = sessionOf(link).shown();
  const flags: Record<string, boolean> = { bonusProgram, noPassword: !hasPassword };
  for (const part of panel.querySelectorAll<HTMLElement>('[data-for]'))
    part.hidden = part.dataset.for !== kind || flags[part.dataset.flag ?? ''] === false;
  const values = {
    name: firstName,
    full: `${firstName} ${lastName}`.trim(),
    number: customerNumberText(customerNumber),
  };
  for (const place of panel.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = place.dataset.text ?? '';
    // What is not known yet is not said with a gap in it.
    const isKnown = Object.entries(values).every(
      ([name, value]) => value !== '' || !text.includes(`{${name}}`),
    );
    const otherwise = (place.dataset.otherwise ??= place.textContent);
    place.textContent = isKnown ? fillText(text, values) : otherwise;
  }
}
