import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import type { z } from 'zod';
import type { Block } from '../../blocks/kit/define/define-block.ts';
import { isBlankText } from '../../schemas/blank-text.ts';
import type { Issue, IssueCode } from '../../schemas/issue.ts';
import { decisiveKeyword } from '../../schemas/decisive.ts';
import { type JsonObject, pointerSegment } from '../../schemas/json.ts';
import { hrefKeyword, linkKeyword, routeKeyword } from '../../schemas/link.ts';
import { pictureKeyword } from '../../schemas/picture.ts';
import { richTextKeyword } from '../../schemas/rich-text.ts';
import { safeUrl } from '../../schemas/safe-url.ts';
import type { ShopLinks } from '../../schemas/tenant/shop-links.ts';
import { cleanHtml } from './clean-html.ts';
import { findingsOfHtml } from './html-findings.ts';
import { jsonSchemaOf, trimKeyword } from './json-schema-of.ts';
import type { JsonShape } from './json-shape.ts';
import { leaveOut, type LeftOut, liesIn } from './leave-out.ts';
import { findingsOfAddress, findingsOfRoute, routeUnknown, urlRejected } from './link-findings.ts';
import { presentCopy } from './present-copy.ts';
import { shapeReason } from './shape-reason.ts';
import { findingsOfTexts } from './text-findings.ts';

/** A finding below the value that was checked; `pointer` is relative to it. */
export interface Finding {
  code: IssueCode;
  severity: Issue['severity'];
  pointer: string;
  message: string;
  hint: string;
}

export interface Checked {
  /** Whether the value can be used. */
  ok: boolean;
  /** With defaults filled in and HTML cleaned, without what was left out. */
  value: unknown;
  /** At most one for a place, errors first. */
  findings: Finding[];
  /** Places of all that the shape refuses, and why. */
  refused: () => ReadonlyMap<string, string>;
}

/** What of the shop a check needs to know. */
export interface CheckContext {
  hasPicture: (id: string) => boolean;
  /** Whether the tenant's table has a route, built here or not; absent: every name is taken for one. */
  hasRoute?: (name: string) => boolean;
  links: ShopLinks;
  /** True for a check of content: it tells of paths that had better be routes. */
  tellsPaths?: boolean;
}

type CheckShape = (value: unknown, context: CheckContext) => Checked;

interface Context extends CheckContext {
  findings: Finding[];
  /** Pointers of rich texts that are too long as they were typed, but not as they are shown. */
  shortened: Set<string>;
}

/** Most errors of one value that are turned into findings; more would help nobody. */
const maxErrors = 50;

/**
 * Compiles the JSON Schema that zod generates from a shape. Unknown fields are warnings: content written for a newer
 * version of a block must not take a live page apart. `wrongCode` names what kind of value was wrong. `isTolerant`: what
 * is wrong in a part that may be missing costs that part alone (`leave-out.ts`).
 */
export function compileShape(shape: z.ZodType, wrongCode: IssueCode, isTolerant = false): CheckShape {
  let compiled:
    | { validate: ValidateFunction; jsonShape: JsonShape; copyOf: (value: unknown) => unknown }
    | undefined;
  return (value, shop) => {
    if (!compiled) {
      const jsonShape: JsonShape = jsonSchemaOf(shape);
      compiled = { jsonShape, validate: ajv.compile(jsonShape), copyOf: presentCopy(jsonShape) };
    }
    const { validate, jsonShape } = compiled;
    const copy = compiled.copyOf(value);
    const context: Context = { ...shop, findings: findingsOfTexts(value), shortened: new Set() };
    if (validate.call(context, copy))
      return { ok: true, value: copy, findings: context.findings, refused: () => new Map() };
    const errors = (validate.errors ?? []).filter(
      (error) => !isAlternative(error) && !isShortened(error, context),
    );
    const unknown = errors.filter(isUnknownField);
    const wrong = errors.filter((error) => !isUnknownField(error));
    const { leftOut, fatal } = isTolerant ? leaveOut(copy, jsonShape, wrong) : { leftOut: [], fatal: wrong };
    return {
      ok: fatal.length === 0,
      value: copy,
      findings: onePerPlace(findingsOf({ fatal, leftOut, unknown, noticed: context.findings }, wrongCode)),
      refused: () =>
        new Map(
          [...wrong, ...fatal].map((error) => [error.instancePath, shapeReason(error, error.instancePath)]),
        ),
    };
  };
}

/** What one of several allowed forms says; that none of them fits is told once. */
function isAlternative({ schemaPath }: ErrorObject): boolean {
  return /\/anyOf\/\d/.test(schemaPath);
}

/** A rich text is too long as it was typed, but not as it is shown. */
function isShortened({ keyword, instancePath }: ErrorObject, { shortened }: Context): boolean {
  return keyword === 'maxLength' && shortened.has(instancePath);
}

function isUnknownField({ keyword }: ErrorObject): boolean {
  return keyword === 'additionalProperties';
}

interface Found {
  fatal: readonly ErrorObject[];
  leftOut: readonly LeftOut[];
  unknown: readonly ErrorObject[];
  /** What the keywords of our own have noticed. */
  noticed: readonly Finding[];
}

/** All that was found, errors first: what is capped later must not hide them. Nothing of what lies in a part that went. */
function* findingsOf({ fatal, leftOut, unknown, noticed }: Found, wrongCode: IssueCode): Generator<Finding> {
  for (const error of fatal) yield faultOf(error, wrongCode);
  const gone = new Set(leftOut.map(({ part }) => part.pointer));
  for (const left of leftOut) if (!liesIn(gone, left.part.pointer)) yield leftOutOf(left, wrongCode);
  for (const finding of noticed) if (!liesIn(gone, finding.pointer)) yield finding;
  for (const error of unknown) if (!liesIn(gone, `${error.instancePath}/`)) yield unknownField(error);
}

/** Of several findings for one place the first, which says most; what was taken out of a text is told beside it. */
function onePerPlace(findings: Iterable<Finding>): Finding[] {
  const places = new Map<string, Finding>();
  for (const finding of findings) {
    const { code, pointer } = finding;
    const key = code === 'html-cleaned' || code === 'text-cleaned' ? `${pointer} ${code}` : pointer;
    if (!places.has(key)) places.set(key, finding);
    if (places.size === maxErrors) break;
  }
  return [...places.values()];
}

const ajv = new Ajv({
  allErrors: true,
  // Errors bring their schema along, which names what there is.
  verbose: true,
  useDefaults: true,
  passContext: true,
  discriminator: true,
  strict: true,
  strictTypes: false,
  strictTuples: false,
  validateFormats: false,
  allowUnionTypes: true,
});

// All of one type, so that they run in this order, after the type itself was checked and around the limits of length.
ajv.addKeyword({
  keyword: trimKeyword,
  type: 'string',
  before: 'maxLength',
  modifying: true,
  errors: false,
  validate(_schema: unknown, text: string, _parent?: unknown, at?: DataValidationCxt) {
    if (at) at.parentData[at.parentDataProperty] = isBlankText(text) ? '' : text.trim();
    return true;
  },
});

ajv.addKeyword({ keyword: decisiveKeyword });

ajv.addKeyword({
  keyword: linkKeyword,
  type: 'object',
  // Before an address that may not be placed is taken out, which is told by itself.
  before: 'properties',
  errors: false,
  validate(this: Context, _schema: unknown, link: JsonObject, _parent?: unknown, at?: DataValidationCxt) {
    // What is empty is no link, and goes.
    if (at && link.href === undefined && link.route === undefined && Object.keys(link).length > 0) {
      this.findings.push({
        code: 'link-empty',
        severity: 'warning',
        pointer: at.instancePath,
        message: 'This link has no target; its words are shown without one.',
        hint: 'Name a route of the shop, or write an address.',
      });
    }
    return true;
  },
});

ajv.addKeyword({
  keyword: richTextKeyword,
  type: 'string',
  modifying: true,
  errors: false,
  validate(this: Context, _schema: unknown, typed: string, parent?: AnySchemaObject, at?: DataValidationCxt) {
    if (!at) return true;
    const limit = Number(parent?.maxLength);
    // What is refused is not looked at, whatever it is; what is pasted is mostly styles.
    const { html, removed, hrefs } = cleanHtml(typed.length > maxPasted ? '' : typed, this.links);
    at.parentData[at.parentDataProperty] = html;
    if (typed.length <= maxPasted && html.length <= limit) this.shortened.add(at.instancePath);
    this.findings.push(...findingsOfHtml(removed, at.instancePath));
    for (const href of hrefs) this.findings.push(...findingsOfAddress(href, at.instancePath, this));
    return true;
  },
});

/** Characters of a rich text that are looked at. */
const maxPasted = 65_536;

ajv.addKeyword({
  keyword: hrefKeyword,
  type: 'string',
  modifying: true,
  errors: false,
  validate(this: Context, _schema: unknown, href: string, _parent?: unknown, at?: DataValidationCxt) {
    if (!at) return true;
    if (safeUrl(href)) {
      this.findings.push(...findingsOfAddress(href, at.instancePath, this));
      return true;
    }
    delete at.parentData[at.parentDataProperty];
    this.findings.push(urlRejected(at.instancePath));
    return true;
  },
});

ajv.addKeyword({
  keyword: routeKeyword,
  type: 'string',
  modifying: true,
  errors: false,
  validate(this: Context, _schema: unknown, name: string, _parent?: unknown, at?: DataValidationCxt) {
    if (!at) return true;
    const params = at.parentData.params as unknown;
    const found = findingsOfRoute({ route: name, params }, at.instancePath, this);
    this.findings.push(...found);
    // The address beside it leads somewhere, and would not count.
    const isUnknown = found.some(({ code }) => code === 'route-unknown');
    if (isUnknown && at.parentData.href !== undefined) delete at.parentData[at.parentDataProperty];
    return true;
  },
});

ajv.addKeyword({
  keyword: pictureKeyword,
  type: 'string',
  errors: false,
  validate(this: Context, _schema: unknown, id: string, _parent?: unknown, at?: DataValidationCxt) {
    if (at && !this.hasPicture(id)) {
      this.findings.push({
        code: 'picture-unknown',
        severity: 'warning',
        pointer: at.instancePath,
        message: `There is no picture named "${id.slice(0, 64)}".`,
        hint: 'Choose a picture from the library.',
      });
    }
    return true;
  },
});

function unknownField(error: ErrorObject): Finding {
  const field = String(error.params.additionalProperty);
  const known = Object.keys((error.parentSchema as JsonShape | undefined)?.properties ?? {});
  return {
    code: 'field-unknown',
    severity: 'warning',
    pointer: `${error.instancePath}/${pointerSegment(field)}`,
    message: `The field "${field.slice(0, 64)}" is not known here and is ignored.`,
    hint: `Remove it, or check its spelling${known.length > 0 ? `; there are: ${known.join(', ')}` : ''}.`,
  };
}

/** What makes the whole value useless. */
function faultOf(error: ErrorObject, code: IssueCode): Finding {
  const { keyword, instancePath } = error;
  const isMissing = keyword === 'required';
  const field = isMissing ? String(error.params.missingProperty) : '';
  return {
    code,
    severity: 'error',
    pointer: isMissing ? `${instancePath}/${pointerSegment(field)}` : instancePath,
    message: isMissing ? `The field "${field}" is missing.` : `This ${shapeReason(error, instancePath)}.`,
    hint: isMissing ? 'Fill it in.' : 'Correct the value.',
  };
}

/** What costs a part of the value alone. */
function leftOutOf({ part: { pointer, shape, value }, error }: LeftOut, code: IssueCode): Finding {
  if (hrefKeyword in shape) return urlRejected(pointer);
  if (routeKeyword in shape) return routeUnknown(pointer, typeof value === 'string' ? value : typeof value);
  const isTooLong = error.keyword === 'maxItems';
  return {
    code,
    severity: 'warning',
    pointer,
    message: isTooLong
      ? `At most ${error.params.limit} are shown here; this one, and what follows it, is not.`
      : `This is left out: it ${shapeReason(error, pointer)}.`,
    hint: isTooLong ? 'Remove it, or move it elsewhere.' : 'Correct it, or remove it; the rest is shown.',
  };
}

/** The validators of one block, made when they are first needed. */
interface BlockValidators {
  props: CheckShape;
  /** The shape of its props, for who has to know which of them may be missing. */
  propsShape: () => JsonShape;
  data: Record<string, CheckShape>;
}

const validators = new WeakMap<Block, BlockValidators>();

export function validatorsOf(block: Block): BlockValidators {
  let found = validators.get(block);
  if (!found) {
    const data = Object.entries(block.data ?? {}).map(
      ([name, { schema, isContent }]) => [name, compileShape(schema, 'data-invalid', isContent)] as const,
    );
    let shape: JsonShape | undefined;
    found = {
      props: compileShape(block.props, 'props-invalid', true),
      propsShape: () => (shape ??= jsonSchemaOf(block.props)),
      data: Object.fromEntries(data),
    };
    validators.set(block, found);
  }
  return found;
}
