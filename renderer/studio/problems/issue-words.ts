import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import type { ValuePath } from '../../../schemas/editing/change.ts';
import type { StudioLanguage } from '../../../schemas/editing/studio-language.ts';
import { type Facts } from '../../../schemas/facts/fill-facts.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { meantIn } from '../../../schemas/writing/ask-if-meant.ts';
import type { Translate } from '../../i18n/translator.ts';
import { fieldKind } from '../form/shape/field-kind.ts';
import { valueProblem } from '../form/shape/value-problem.ts';
import { placeOf } from '../form/words/place-of.ts';
import { valueAt } from '../../../schemas/editing/value-at.ts';
import { pageFields } from '../pages/page-fields.ts';
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
    field: place?.words ?? pageFieldWords(path, issue, text),
    path,
  };
}

/** What a field of the page itself is called; empty where it has no form. */
function pageFieldWords([root, name]: ValuePath, { nodeId }: Issue, text: Translate): string {
  const isField = nodeId === null && root === 'page' && pageFields.some((field) => field === name);
  return isField ? text(`page.${name}`) : '';
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
