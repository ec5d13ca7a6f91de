import type { StudioLanguage } from '../../../../schemas/editing/studio-language.ts';

/** A typed number, of money in cents: with comma or point. What is no number comes back as it was typed; nothing: undefined. */
export function readNumber(typed: string, isMoney: boolean): number | string | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) return typed;
  return isMoney ? Math.round(value * 100) : value;
}

/** A number as it is shown in a field; nothing for what is none. */
export function writeNumber(value: unknown, isMoney: boolean, language: StudioLanguage): string {
  if (typeof value !== 'number') return '';
  const text = isMoney ? (value / 100).toFixed(2) : String(value);
  return language === 'de' ? text.replace('.', ',') : text;
}
