import type { z } from 'zod';
import type { Issue } from '../../schemas/issue.ts';
import { isJsonObject, type JsonObject, pointerSegment } from '../../schemas/json.ts';
import { issueLimits, longestTitle, pageEnvelope } from '../../schemas/page.ts';

/** The envelope of a document, with what was wrong with the page's head and is left out; or why there is none. */
type EnvelopeResult =
  | { ok: true; envelope: z.output<typeof pageEnvelope>; issues: Issue[] }
  | { ok: false; issues: Issue[] };

/** What decides whether a page is shown, and as which: wrong, the document is refused. The rest of its head is optional. */
const decisive = new Set(['id', 'tenant', 'locale', 'path', 'revision', 'status']);

/** Takes the place of what cannot be read, so that nobody sees the page, or no search engine; the rest is left out. */
const instead: Readonly<Record<string, string>> = {
  robots: 'noindex',
  validFrom: '9999-12-31T00:00:00Z',
  validTo: '1970-01-01T00:00:00Z',
};

/** More than the levels of a head: what is wrong in an item is taken out first, then the item that lacks it. */
const mostTries = 4;

/** Reads the envelope of a page document. Optional fields of its head cost no more than themselves. */
export function readEnvelope(source: unknown): EnvelopeResult {
  const issues: Issue[] = [];
  let mended = source;
  for (let tries = 0; tries < mostTries; tries++) {
    const read = pageEnvelope.safeParse(mended);
    if (read.success) return { ok: true, envelope: read.data, issues };
    const fatal = read.error.issues.filter(({ path }) => !isOptional(path));
    if (fatal.length > 0) return refused(fatal);
    for (const { path, message } of read.error.issues) {
      // What was taken out is told once; that its place is empty now is no further fault.
      if (!issues.some(({ pointer }) => pointerOf(path).startsWith(pointer)))
        issues.push(ignored(path, message));
    }
    mended = withoutFields(mended as JsonObject, read.error.issues);
  }
  return refused(pageEnvelope.safeParse(mended).error?.issues ?? []);
}

function isOptional([part, field]: readonly PropertyKey[]): boolean {
  return part === 'page' && typeof field === 'string' && !decisive.has(field);
}

/** A copy in which what is wrong is left out of the page's head, or replaced. */
function withoutFields(source: JsonObject, faults: readonly z.core.$ZodIssue[]): JsonObject {
  const page = structuredClone(source.page) as JsonObject;
  // From the last item of a list to its first, so that places stay right.
  for (const { path } of faults.toReversed()) {
    const [, name, ...rest] = path as [string, string, ...(string | number)[]];
    const value = page[name];
    if (Array.isArray(value) && typeof rest[0] === 'number') value.splice(rest[0], 1);
    else if (isJsonObject(value) && typeof rest[0] === 'string' && Object.hasOwn(value, rest[0]))
      delete value[rest[0]];
    else if (name === 'title') page.title = readableTitle(value);
    else if (isGiven(value) && Object.hasOwn(instead, name)) page[name] = instead[name];
    else delete page[name];
  }
  return { ...source, page };
}

/** As much of it as there may be; a page without one has the shop's name. */
function readableTitle(value: unknown): string {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, longestTitle) : ' ';
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function refused(faults: readonly z.core.$ZodIssue[]): EnvelopeResult {
  const issues = faults.slice(0, issueLimits.perNode).map(({ path, message }): Issue => ({
    code: 'page-invalid',
    severity: 'error',
    pointer: pointerOf(path),
    nodeId: null,
    field: path.length > 0 ? String(path.at(-1)) : null,
    message,
    hint: 'Correct this field of the page itself; the page is not shown until then.',
  }));
  return { ok: false, issues };
}

function ignored(path: readonly PropertyKey[], message: string): Issue {
  const isWindow = path[1] === 'validFrom' || path[1] === 'validTo';
  return {
    code: 'head-ignored',
    severity: isWindow ? 'error' : 'warning',
    pointer: pointerOf(path),
    nodeId: null,
    field: String(path[1]),
    message,
    hint: isWindow
      ? 'Correct this time of the page; until then nobody sees the page.'
      : 'Correct this field of the page itself; until then the page is shown without it.',
  };
}

function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${pointerSegment(String(part))}`).join('');
}
