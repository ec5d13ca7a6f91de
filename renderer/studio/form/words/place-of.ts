import type { BlockInfo } from '../../../../schemas/editing/block-info.ts';
import type { ValuePath } from '../../../../schemas/editing/change.ts';
import type { StudioLanguage } from '../../../../schemas/editing/studio-language.ts';
import { isJsonObject } from '../../../../schemas/json.ts';
import type { Translate } from '../../../i18n/translator.ts';
import { fieldShape, itemShape, type JsonShape, shapeFor } from '../../../plan/json-shape.ts';
import { valueAt } from '../../../../schemas/editing/value-at.ts';
import { fieldKind, variantOf } from '../shape/field-kind.ts';
import { labelOf } from './label-of.ts';
import { localeLabel } from './locale-label.ts';

/** A field of a node. */
interface Place {
  /** `Knöpfe 2 › Worte`. */
  words: string;
  /** Block and way, as words know it. */
  name: string;
  shape: JsonShape | undefined;
}

/** The field at a path of a node, with the words of all fields on the way; undefined where it is none. */
export function placeOf(
  path: ValuePath,
  value: unknown,
  node: unknown,
  block: BlockInfo | undefined,
  language: StudioLanguage,
  text: Translate,
): Place | undefined {
  const locale = path[0] === 'i18n' ? String(path[1] ?? '') : undefined;
  const [root, ...steps] = locale === undefined ? path : path.slice(2);
  if (root === 'when') return { words: wordsOf(['when', ...steps]), name: 'when', shape: undefined };
  if (root !== 'props' || !block) return undefined;
  let shape: JsonShape | undefined = block.schema;
  let at = valueAt(node, path.slice(0, path.length - steps.length));
  let name = block.type;
  const words: string[] = locale === undefined ? [] : [localeLabel(locale, language)];
  for (const step of steps) {
    shape = variantFor(shape, at);
    if (typeof step === 'number') {
      words.push(text('problems.place', { list: words.pop() ?? '', place: step + 1 }));
      shape = itemShape(shape);
    } else {
      name = `${name}.${step}`;
      words.push(labelOf(name, language).text);
      shape = fieldShape(shape, step);
    }
    at = valueAt(at, [step]);
  }
  return { words: words.join(' › '), name, shape: variantFor(shape, value) };

  function wordsOf(names: ValuePath): string {
    return labelOf(names.filter((step) => typeof step === 'string').join('.'), language).text;
  }
}

/** Of several shapes the one that the value names. */
function variantFor(shape: JsonShape | undefined, value: unknown): JsonShape | undefined {
  const meant = shapeFor(shape, value);
  const kind = meant && isJsonObject(value) && meant.anyOf ? fieldKind(meant, '') : undefined;
  return kind?.kind === 'variants' ? variantOf(kind.tag, kind.variants, value) : meant;
}
