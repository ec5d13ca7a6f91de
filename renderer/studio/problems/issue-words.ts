import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import type { ValuePath } from '../../../schemas/editing/change.ts';
import type { StudioLanguage } from '../../../schemas/editing/studio-language.ts';
import { type Facts } from '../../../schemas/facts/fill-facts.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import { meantIn } from '../../../schemas/writing/ask-if-meant.ts';
import type { Translate } from '../../i18n/translator.ts';
import { fieldShape, itemShape, type JsonShape, shapeFor } from '../../plan/json-shape.ts';
import { fieldKind, variantOf } from '../form/shape/field-kind.ts';
import { valueProblem } from '../form/shape/value-problem.ts';
import { labelOf } from '../form/words/label-of.ts';
import { localeLabel } from '../form/words/locale-label.ts';
import { valueAt } from '../../../schemas/editing/value-at.ts';
import { pathIn } from './path-in.ts';

/** A problem as an editor reads it. */
export interface IssueWords {
  /** What is wrong. */
  what: string;
  /** What to do about it. */
  todo: string;
  /** The field and the places in lists on the way to it: `Knöpfe 2 › Worte`; empty where it is none of a field. */
  field: string;
  /** Way to the value within its node. */
  path: ValuePath;
}

/** What words are made with. */
export interface WordsContext {
  text: Translate;
  language: StudioLanguage;
  facts: Facts;
  /** Where an issue's node stands in the document, and what it is; undefined for what is wrong with the page itself. */
  nodeOf: (id: string) => { pointer: string; node: unknown; block: BlockInfo | undefined } | undefined;
}

/** Longest value that a sentence names. */
const longestValue = 60;

/** An issue in the words of editors: what their field can tell by itself, else what its code means. */
export function issueWords(issue: Issue, context: WordsContext): IssueWords {
  const { text, language, facts } = context;
  const found = issue.nodeId === null ? undefined : context.nodeOf(issue.nodeId);
  const isWithin = found !== undefined && issue.pointer.startsWith(found.pointer);
  const path = isWithin
    ? pathIn(found.node, issue.pointer.slice(found.pointer.length))
    : pathIn({}, issue.pointer);
  const value = isWithin ? valueAt(found.node, path) : undefined;
  const meant = meantIn(issue.hint);
  const place = isWithin ? placeOf(path, value, found.node, found.block, language, text) : undefined;
  const own =
    place?.shape &&
    /^(props|overlay|data)-invalid$/.test(issue.code) &&
    valueProblem(place.shape, fieldKind(place.shape, place.name).kind, value, {
      isRequired: true,
      facts,
      language,
    });
  return {
    what: own || text(whatKey(issue, text), { value: valueWords(value, text), message: issue.message }),
    // What a field tells by itself says what to do as well.
    todo: own && meant === undefined ? '' : todoWords(issue, meant, text),
    field: place?.words ?? '',
    path,
  };
}

function whatKey({ code }: Issue, text: Translate): string {
  const key = `problems.${code}.what`;
  // A server that is newer than this page knows more of them.
  return text(key) === key ? 'problems.unknown' : key;
}

/** What to do; before all else the name that is most like one that there is not. */
function todoWords({ code, hint }: Issue, meant: string | undefined, text: Translate): string {
  const key = `problems.${code}.todo`;
  const todo = text(key) === key ? hint : text(key);
  return meant === undefined ? todo : `${text('problems.meant', { name: meant })} ${todo}`;
}

function valueWords(value: unknown, text: Translate): string {
  const words = typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
  return text('problems.value', {
    value: words.length > longestValue ? `${words.slice(0, longestValue)} …` : words,
  });
}

interface Place {
  words: string;
  name: string;
  shape: JsonShape | undefined;
}

/** The field at a path of a node, with the words of all fields on the way. */
function placeOf(
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
