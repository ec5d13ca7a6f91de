import { isBlankText } from '../../../../schemas/blank-text.ts';
import type { StudioLanguage } from '../../../../schemas/editing/studio-language.ts';
import { type Facts, fillFacts } from '../../../../schemas/facts/fill-facts.ts';
import type { JsonShape } from '../../../plan/json-shape.ts';
import type { FieldKind } from './field-kind.ts';

/** Characters of a text as its limit counts them: with the facts of the shop put in, without blanks around it. */
export function countedLength(text: string, facts: Facts): number {
  return fillFacts(text, facts).text.trim().length;
}

/**
 * What is wrong with a value, as an editor would say it; undefined: nothing that its field alone can tell. Empty values are no
 * fault of a field that may be empty.
 */
export function valueProblem(
  shape: JsonShape,
  kind: FieldKind['kind'],
  value: unknown,
  { isRequired, facts, language }: { isRequired: boolean; facts: Facts; language: StudioLanguage },
): string | undefined {
  const say = (de: string, en: string): string => (language === 'de' ? de : en);
  if (isEmptyValue(value))
    return isRequired ? say('Bitte ausfüllen: ohne das fehlt etwas.', 'Please fill this in.') : undefined;
  if (typeof value === 'number') return problemOfNumber(shape, value, say);
  if (Array.isArray(value)) return problemOfList(shape, value, say);
  if (typeof value !== 'string') return undefined;
  const most = Number(shape.maxLength ?? Infinity);
  const over = (kind === 'rich-text' ? value.length : countedLength(value, facts)) - most;
  if (over > 0)
    return say(
      `Der Text ist um ${over} Zeichen zu lang (höchstens ${most}).`,
      `The text is ${over} ${over === 1 ? 'character' : 'characters'} too long (at most ${most}).`,
    );
  const pattern = typeof shape.pattern === 'string' ? new RegExp(shape.pattern) : undefined;
  if (pattern && !pattern.test(value)) {
    const [de, en] = ways[kind] ?? ['So kann es nicht heißen.', 'It cannot be named like this.'];
    return say(de, en);
  }
  return undefined;
}

/** What a value looks like that is right, by kinds whose form is not free. */
const ways: Partial<Record<FieldKind['kind'], readonly [string, string]>> = {
  colour: ['Schreibe eine Farbe wie #e0bd9f.', 'Write a colour as #e0bd9f.'],
  day: ['Wähle einen Tag.', 'Choose a day.'],
  moment: ['Wähle Tag und Uhrzeit.', 'Choose a day and a time.'],
  locale: ['Wähle eine Sprache des Shops.', 'Choose a language of the shop.'],
  picture: ['Wähle ein Bild aus der Bibliothek.', 'Choose a picture from the library.'],
  picker: ['Wähle einen Eintrag aus der Liste.', 'Choose an entry of the list.'],
  node: ['Wähle einen Block dieser Seite.', 'Choose a block of this page.'],
  text: [
    'Hier passen nur kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche.',
    'Only small letters, digits and hyphens fit here.',
  ],
};

/** Null, blanks, nothing in a list: what the engine takes for a field that was not filled in. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return isBlankText(value);
  return Array.isArray(value) && value.length === 0;
}

type Say = (de: string, en: string) => string;

function problemOfNumber({ minimum, maximum }: JsonShape, value: number, say: Say): string | undefined {
  if (!Number.isInteger(value)) return say('Schreibe eine ganze Zahl.', 'Write a whole number.');
  if (typeof minimum === 'number' && value < minimum)
    return say(`Mindestens ${minimum}.`, `At least ${minimum}.`);
  if (typeof maximum === 'number' && value > maximum)
    return say(`Höchstens ${maximum}.`, `At most ${maximum}.`);
  return undefined;
}

function problemOfList(
  { minItems = 0, maxItems = Infinity }: JsonShape,
  list: unknown[],
  say: Say,
): string | undefined {
  if (list.length < minItems)
    return say(`Es braucht mindestens ${minItems}.`, `There must be at least ${minItems}.`);
  if (list.length > maxItems)
    return say(
      `Es sind um ${list.length - maxItems} zu viele; die letzten fehlen auf der Seite.`,
      `There are ${list.length - maxItems} too many; the last ones are not shown.`,
    );
  return undefined;
}
