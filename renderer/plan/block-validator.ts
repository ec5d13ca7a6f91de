import type { ErrorObject, ValidateFunction } from 'ajv';
import type { z } from 'zod';
import type { Block } from '../../blocks/kit/define/define-block.ts';
import type { Finding, IssueCode } from '../../schemas/issue.ts';
import { factErrors } from './fact-errors.ts';
import { faultOf, leftOutOf, unknownField } from './error-findings.ts';
import { jsonSchemaOf } from './json-schema-of.ts';
import type { JsonShape } from './json-shape.ts';
import { leaveOut, type LeftOut, liesIn, placeBefore } from './leave-out.ts';
import { presentCopy } from './present-copy.ts';
import { ajv, type CheckContext, type KeywordContext } from './shape-keywords.ts';
import { shapeReason } from './shape-reason.ts';
import { findingsOfTexts } from './text-findings.ts';

export interface Checked {
  /** Whether the value can be used. */
  ok: boolean;
  /** With defaults filled in and HTML cleaned, without what was left out. */
  value: unknown;
  /** At most one for a place, errors first. */
  findings: Finding[];
  /** Where something of `value` stood in what was given: items of its lists may have been left out before it. */
  placeBefore: (pointer: string) => string;
  /** Places of all that the shape, or the shop, refuses, and why. */
  refused: () => ReadonlyMap<string, string>;
}

type CheckShape = (value: unknown, context: CheckContext) => Checked;

/** Most errors of one value that are turned into findings; more would help nobody. */
const maxErrors = 50;

/**
 * Compiles the JSON Schema that zod generates from a shape. Unknown fields are warnings: content written for a newer
 * version of a block must not take a live page apart. `wrongCode` names what kind of value was wrong. `isTolerant`: what
 * is wrong in a part that may be missing costs that part alone (`leave-out.ts`), and texts may name facts of the shop.
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
    const copied = compiled.copyOf(value);
    const { filled: copy, errors: unknownFacts } = isTolerant
      ? factErrors(copied, shop.facts)
      : { filled: copied, errors: [] };
    const context: KeywordContext = {
      ...shop,
      ...{ findings: findingsOfTexts(value), shortened: new Set(), wrongCode },
    };
    if (validate.call(context, copy) && unknownFacts.length === 0)
      return {
        ...{ ok: true, value: copy, findings: context.findings },
        ...{ placeBefore: (pointer) => pointer, refused: () => refusedBy(context) },
      };
    const errors = [...unknownFacts, ...(validate.errors ?? [])].filter(
      (error) => !isAlternative(error) && !isShortened(error, context),
    );
    const unknown = errors.filter(isUnknownField);
    const wrong = errors.filter((error) => !isUnknownField(error));
    const { leftOut, fatal } = isTolerant ? leaveOut(copy, jsonShape, wrong) : { leftOut: [], fatal: wrong };
    return {
      ok: fatal.length === 0,
      value: copy,
      findings: onePerPlace(findingsOf({ fatal, leftOut, unknown, noticed: context.findings }, wrongCode)),
      placeBefore: (pointer) => placeBefore(leftOut, pointer),
      refused: () =>
        new Map([
          ...refusedBy(context),
          ...[...wrong, ...fatal].map(
            (error) => [error.instancePath, shapeReason(error, error.instancePath)] as const,
          ),
        ]),
    };
  };
}

/** What names something that the shop does not have, or leads where nothing may lead, said of it. */
const refusals: Partial<Record<IssueCode, string>> = {
  'picture-unknown': 'names a picture that there is not',
  'route-unknown': 'leads to no route of the shop',
  'url-rejected': 'is an address that is not allowed',
  'link-empty': 'leads nowhere',
};

function refusedBy({ findings }: KeywordContext): ReadonlyMap<string, string> {
  return new Map(
    findings.flatMap(({ code, pointer }) => {
      const reason = refusals[code];
      return reason === undefined ? [] : [[pointer, reason] as const];
    }),
  );
}

/** What one of several allowed forms says; that none of them fits is told once. */
function isAlternative({ schemaPath }: ErrorObject): boolean {
  return /\/anyOf\/\d/.test(schemaPath);
}

/** A rich text is too long as it was typed, but not as it is shown. */
function isShortened({ keyword, instancePath }: ErrorObject, { shortened }: KeywordContext): boolean {
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
