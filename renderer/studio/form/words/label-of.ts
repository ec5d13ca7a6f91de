import type { StudioLanguage } from '../../../../schemas/editing/studio-language.ts';
import { fieldWords } from './field-words.ts';
import { valueWords } from './value-words.ts';

/** What stands over a field, and what helps with it. */
export interface Label {
  text: string;
  help?: string;
}

/** Words of a field by its block and way (`table.columns.label`), else by its name; one that nobody has named keeps its own. */
export function labelOf(name: string, language: StudioLanguage): Label {
  const last = name.split('.').at(-1) ?? name;
  const [de, en, helpDe, helpEn] = ownOf(fieldWords, name) ?? ownOf(fieldWords, last) ?? [last, last];
  const help = language === 'de' ? helpDe : helpEn;
  return { text: language === 'de' ? de : en, ...(help !== undefined && { help }) };
}

/** Words of a value that a field chooses; one that is a word of its own (`pdf`, 12) is that. */
export function valueLabel(name: string, value: unknown, language: StudioLanguage): string {
  const parts = name.split('.');
  const known =
    ownOf(valueWords, `${name}.${String(value)}`) ??
    ownOf(valueWords, `${parts.at(-1) ?? ''}.${String(value)}`);
  return known?.[language === 'de' ? 0 : 1] ?? String(value);
}

function ownOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
