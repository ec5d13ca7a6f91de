import { hash } from 'node:crypto';
import type { z } from 'zod';
import { isBlankText } from '../../schemas/blank-text.ts';
import { type Facts, factUnknown, fillFacts, noFacts } from '../../schemas/facts/fill-facts.ts';
import { valueWords } from '../../schemas/words/value-words.ts';
import type { Issue } from '../../schemas/issue.ts';
import { isDeeperThan, isJsonObject, type JsonObject, pointerSegment } from '../../schemas/json.ts';
import { issueLimits, longestTitle, pageEnvelope } from '../../schemas/page.ts';
import { documentJsonLimits } from '../../schemas/safe-json.ts';

/** The envelope of a document, with what was wrong with the page's head and is left out; or why there is none. */
type EnvelopeResult =
  | { ok: true; envelope: z.output<typeof pageEnvelope>; issues: Issue[] }
  | { ok: false; issues: Issue[] };

type Fault = z.core.$ZodIssue;

/** What decides whether a page is shown, and as which: wrong, the document is refused. The rest of its head is optional. */
const decisive = new Set(['id', 'tenant', 'locale', 'path', 'status']);

/** Takes the place of what cannot be read, so that nobody sees the page, or no search engine; the rest is left out. */
const instead: Readonly<Record<string, string>> = {
  robots: 'noindex',
  validFrom: '9999-12-31T00:00:00Z',
  validTo: '1970-01-01T00:00:00Z',
};

/**
 * Reads the envelope of a page document, with the facts that its head names. Optional fields of the head cost no more than
 * themselves.
 */
export function readEnvelope(given: unknown, facts: Facts = noFacts): EnvelopeResult {
  const { source, issues } = withFacts(given, facts);
  // Each round leaves out what the one before found: of an item or a field there is less each time.
  for (let mended = source; ;) {
    const read = pageEnvelope.safeParse(mended, { error: valueWords });
    if (read.success) {
      const isUntitled = isBlankText(read.data.page.title) && !issues.some(({ field }) => field === 'title');
      return { ok: true, envelope: read.data, issues: isUntitled ? [...issues, untitled] : issues };
    }
    const fatal = read.error.issues.filter(({ path }) => !isOptional(path));
    if (fatal.length > 0) return { ok: false, issues: fatal.slice(0, issueLimits.perNode).map(refused) };
    const page = { ...((mended as JsonObject).page as JsonObject) };
    for (const [field, faults] of Map.groupBy(read.error.issues, ({ path }) => String(path[1]))) {
      // That something is lacking where something was left out is no further fault.
      if (!issues.some((issue) => issue.field === field))
        issues.push(...faults.slice(0, issueLimits.perNode).map(ignored));
      const own = field === 'revision' ? madeRevision(source) : withoutFaults(field, page[field], faults);
      if (own === undefined) delete page[field];
      else page[field] = own;
    }
    mended = { ...(mended as JsonObject), page };
  }
}

/** The document with facts put into its head; a field that names what there is not is left out, and told. */
function withFacts(given: unknown, facts: Facts): { source: unknown; issues: Issue[] } {
  if (!isJsonObject(given) || !isJsonObject(given.page)) return { source: given, issues: [] };
  const issues: Issue[] = [];
  const page = { ...given.page };
  for (const field of factFields) {
    const typed = page[field];
    if (typeof typed !== 'string') continue;
    const { text, unknown } = fillFacts(typed, facts);
    page[field] = text;
    if (unknown[0] === undefined) continue;
    issues.push(factIssue(field, unknown[0], facts));
    if (field === 'title') page.title = ' ';
    else delete page[field];
  }
  return { source: { ...given, page }, issues };
}

/** What of a head is shown as it was typed. */
const factFields = ['title', 'description'];

function factIssue(field: string, name: string, facts: Facts): Issue {
  const { message, hint } = factUnknown(name, facts);
  return {
    ...{ code: 'head-ignored', severity: 'warning', pointer: `/page/${field}`, nodeId: null, field },
    ...{ message: `This is left out: it ${message}.`, hint },
  };
}

function isOptional([part, field]: readonly PropertyKey[]): boolean {
  return part === 'page' && typeof field === 'string' && !decisive.has(field);
}

/** What is left of a field's value: a list without its faulty items, an object without its faulty parts; undefined: nothing. */
function withoutFaults(field: string, value: unknown, faults: readonly Fault[]): unknown {
  const parts = new Set(faults.map(({ path }) => path[2]));
  if (Array.isArray(value) && !parts.has(undefined)) return value.filter((_item, index) => !parts.has(index));
  if (isJsonObject(value)) {
    const left = Object.entries(value).filter(([name]) => !parts.has(name));
    return left.length < Object.keys(value).length ? Object.fromEntries(left) : undefined;
  }
  if (field === 'title') return readableTitle(value);
  return isGiven(value) ? instead[field] : undefined;
}

/** As much of it as there may be; a page without one has the shop's name. */
function readableTitle(value: unknown): string {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, longestTitle) : ' ';
}

/** Stands for the content, and changes with it. What lies deeper than documents may needs a stack, and is refused elsewhere. */
function madeRevision(source: unknown): string {
  return isDeeperThan(source, documentJsonLimits.maxDepth)
    ? '-'
    : hash('sha1', JSON.stringify(source), 'base64url');
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function refused({ path, message }: Fault): Issue {
  return {
    code: 'page-invalid',
    severity: 'error',
    pointer: pointerOf(path),
    nodeId: null,
    field: path.length > 0 ? String(path.at(-1)) : null,
    message: sentenceOf(message),
    hint: 'Correct this field of the page itself; the page is not shown until then.',
  };
}

const hints: Readonly<Record<string, string>> = {
  validFrom: 'Correct this time of the page; until then nobody sees the page.',
  validTo: 'Correct this time of the page; until then nobody sees the page.',
  revision: 'Give every state of the page a revision of its own; until then one is made of its content.',
};

function ignored({ path, message }: Pick<Fault, 'path' | 'message'>): Issue {
  const field = String(path[1]);
  const isWindow = field === 'validFrom' || field === 'validTo';
  return {
    code: 'head-ignored',
    severity: isWindow ? 'error' : 'warning',
    pointer: pointerOf(path),
    nodeId: null,
    field,
    message: sentenceOf(message),
    hint: hints[field] ?? 'Correct this field of the page itself; until then the page is shown without it.',
  };
}

const untitled = ignored({ path: ['page', 'title'], message: 'The title says nothing.' });

function sentenceOf(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1) + (words.endsWith('.') ? '' : '.');
}

function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${pointerSegment(String(part))}`).join('');
}
