import { spanWords } from '../../../../schemas/writing/span-words.ts';
import { emailTokenMs, resetTokenMs } from '../attempt-limits.ts';
import type { AccountForm, AccountState } from '../../../../schemas/account/form-state.ts';

/** The text of what was just done, by its key. */
export const stateText = (state: AccountState): string => `account.state.${state}`;

/** What stands in it, in words: the same as in the mail. */
export const stateValues = (locale: string): Record<string, string> => ({
  valid: spanWords(locale, resetTokenMs, 'below'),
  emailValid: spanWords(locale, emailTokenMs, 'below'),
});

/** The form that a state is told on, and whether that form has then done its work. */
export const statePlaces: Readonly<Record<AccountState, { form: AccountForm; isOver: boolean }>> = {
  registriert: { form: 'registration', isOver: true },
  bestaetigt: { form: 'login', isOver: false },
  'schon-bestaetigt': { form: 'login', isOver: false },
  gesendet: { form: 'forgot-password', isOver: true },
  'neues-passwort': { form: 'login', isOver: false },
  geaendert: { form: 'change-password', isOver: false },
  'daten-gespeichert': { form: 'change-details', isOver: false },
  'adresse-angefragt': { form: 'change-email', isOver: false },
  'neue-adresse': { form: 'confirm-email', isOver: true },
  'werbung-gespeichert': { form: 'cancel-advertising', isOver: false },
  geloescht: { form: 'login', isOver: false },
  abgemeldet: { form: 'login', isOver: false },
};
