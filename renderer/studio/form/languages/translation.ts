import type { ValuePath } from '../../../../schemas/editing/change.ts';
import { isJsonObject, type JsonObject, pointerSegment } from '../../../../schemas/json.ts';
import { type SetPatch, setPatch } from '../node/set-patch.ts';
import { valueAt } from '../../../../schemas/editing/value-at.ts';
import { isEmptyValue } from '../shape/value-problem.ts';

/** What a text of a node is in one language. */
export type Translation =
  /** `from`: the language whose words are shown, or undefined for the node's own. */
  | { state: 'inherited'; text: string; from: string | undefined }
  /** `was`: the original that was translated, where that has changed since. */
  | { state: 'own'; text: string; was?: string }
  /** It is left out in this language. */
  | { state: 'hides'; text: string }
  /** A list around it has other items in this language. */
  | { state: 'other-list' };

/** The translation of a text (its way below `props`) into a locale, by the shop's chain of languages, the nearest first. */
export function translationOf(
  node: JsonObject,
  path: ValuePath,
  locale: string,
  fallback: string,
): Translation {
  const base = String(valueAt(node.props, path) ?? '');
  const own = overlaid(node, path, locale);
  if (own.kind === 'other-list') return { state: 'other-list' };
  const others = [locale.slice(0, 2), fallback];
  if (own.kind === 'none') {
    const from = others.find((name) => overlaid(node, path, name).kind === 'text');
    const inherited = from === undefined ? undefined : overlaid(node, path, from);
    return { state: 'inherited', text: inherited?.kind === 'text' ? inherited.text : base, from };
  }
  if (own.text === '') return { state: 'hides', text: base };
  const was = valueAt(node.meta, ['translatedFrom', locale, pointerOf(path)]);
  return { state: 'own', text: own.text, ...(typeof was === 'string' && was !== base && { was }) };
}

type Overlaid = { kind: 'none' } | { kind: 'other-list' } | { kind: 'text'; text: string };

/** What a language itself says in the place of a text. */
function overlaid(node: JsonObject, path: ValuePath, name: string): Overlaid {
  let base: unknown = node.props;
  let over = valueAt(node, ['i18n', overlayName(node, name), 'props']);
  for (const step of path) {
    if (Array.isArray(base) && Array.isArray(over) && base.length !== over.length)
      return { kind: 'other-list' };
    base = valueAt(base, [step]);
    over = valueAt(over, [step]);
    if (over === undefined) return { kind: 'none' };
  }
  return { kind: 'text', text: isEmptyValue(over) ? '' : String(over) };
}

/** The name under which a node keeps a language's words: `fr_CH` is understood as well. */
export function overlayName(node: JsonObject, locale: string): string {
  const names = Object.keys(isJsonObject(node.i18n) ? node.i18n : {});
  return names.find((name) => name.trim().replace('_', '-').toLowerCase() === locale.toLowerCase()) ?? locale;
}

/** Sets the words of a language, and remembers which original they translate. Undefined takes them away, a blank text hides. */
export function translate(
  id: string,
  node: JsonObject,
  path: ValuePath,
  locale: string,
  text: string | undefined,
): SetPatch[] {
  const place: ValuePath = ['i18n', overlayName(node, locale), 'props', ...path];
  const note: ValuePath = ['meta', 'translatedFrom', locale, pointerOf(path)];
  const words = text === undefined ? setPatch(id, node, place, undefined) : laid(id, node, place, text);
  const base = valueAt(node.props, path);
  const isTranslation = text !== undefined && text !== '';
  // What is translated already keeps what it was made from, until somebody says that it still fits.
  const isKept = isTranslation && valueAt(node, note) !== undefined;
  const noted = isKept ? undefined : setPatch(id, node, note, isTranslation ? base : undefined);
  return [words, noted].filter((patch) => patch !== undefined);
}

/** Says that a translation fits the original as it is now. */
export function confirmTranslation(
  id: string,
  node: JsonObject,
  path: ValuePath,
  locale: string,
): SetPatch[] {
  const patch = setPatch(
    id,
    node,
    ['meta', 'translatedFrom', locale, pointerOf(path)],
    valueAt(node.props, path),
  );
  return patch ? [patch] : [];
}

/** Sets a value of an overlay; lists on the way there get as many items as the node's own, so that they are laid over these. */
function laid(id: string, node: JsonObject, place: ValuePath, text: string): SetPatch | undefined {
  const known = place.findIndex((_, at) => valueAt(node, place.slice(0, at + 1)) === undefined);
  if (known === -1) return setPatch(id, node, place, text);
  const built = place.slice(known + 1).reduceRight<unknown>((inner, step, at) => {
    if (typeof step === 'string') return { [step]: inner };
    const base = valueAt(node.props, place.slice(3, known + 1 + at));
    const items: unknown[] = Array.isArray(base) ? base : [];
    return items.map((item, index) => (index === step ? inner : isJsonObject(item) ? {} : item));
  }, text);
  return setPatch(id, node, place.slice(0, known + 1), built);
}

function pointerOf(path: ValuePath): string {
  return path.map((step) => `/${pointerSegment(String(step))}`).join('');
}
