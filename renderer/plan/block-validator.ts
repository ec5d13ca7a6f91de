import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import { z } from 'zod';
import type { Block } from '../../blocks/kit/define/define-block.ts';
import { isBlankText } from '../../schemas/blank-text.ts';
import type { IssueCode } from '../../schemas/issue.ts';
import { type JsonObject, pointerSegment } from '../../schemas/json.ts';
import { hrefKeyword, routeKeyword } from '../../schemas/link.ts';
import { pictureKeyword } from '../../schemas/picture.ts';
import { richTextKeyword } from '../../schemas/rich-text.ts';
import { safeUrl } from '../../schemas/safe-url.ts';
import { visibleText } from '../../schemas/visible-text.ts';
import { cleanHtml } from './clean-html.ts';
import { findingsOfHtml } from './html-findings.ts';
import { findingsOfTexts } from './text-findings.ts';

/** A finding below the value that was checked; `pointer` is relative to it. */
export interface Finding {
  code: IssueCode;
  severity: 'error' | 'warning';
  pointer: string;
  message: string;
  hint: string;
}

/** The value with defaults filled in and HTML cleaned, or what is wrong. Warnings come with both. */
export type Checked = { ok: boolean; value: unknown; findings: Finding[] };

/** What of the shop a check needs to know. */
export interface CheckContext {
  hasPicture: (id: string) => boolean;
  /** Whether the tenant's table has a route, built here or not; absent: every name is taken for one. */
  hasRoute?: (name: string) => boolean;
  /** Prefix of the locale's paths, put before the shop's own links in rich text. */
  localePrefix: string;
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
 * version of a block must not take a live page apart. `wrongCode` names what kind of value was wrong.
 */
export function compileShape(shape: z.ZodType, wrongCode: IssueCode): CheckShape {
  let validate: ValidateFunction | undefined;
  return (value, shop) => {
    validate ??= ajv.compile(jsonSchemaOf(shape));
    const copy = copyOf(value);
    const context: Context = { ...shop, findings: findingsOfTexts(value), shortened: new Set() };
    if (validate.call(context, copy)) return { ok: true, value: copy, findings: context.findings };
    const errors = (validate.errors ?? []).filter(
      ({ keyword, instancePath }) => keyword !== 'maxLength' || !context.shortened.has(instancePath),
    );
    const ok = errors.every((error) => error.keyword === 'additionalProperties');
    // Errors first: what is capped later must not hide them.
    const wrong = errors
      .filter((error) => !isAlternative(error))
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, maxErrors);
    return {
      ok,
      value: copy,
      findings: [...wrong.map((error) => findingOf(error, wrongCode)), ...context.findings],
    };
  };
}

/** What one of several allowed forms says; that none of them fits is told once. */
function isAlternative({ schemaPath }: ErrorObject): boolean {
  return /\/anyOf\/\d/.test(schemaPath);
}

function rank(error: ErrorObject): number {
  return error.keyword === 'additionalProperties' ? 1 : 0;
}

/** A deep copy without characters that deceive. */
function copyOf(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const copy: JsonObject = {};
  for (const key in value) copy[key] = copyOf((value as JsonObject)[key]);
  return copy;
}

/** Marks texts whose surrounding blanks do not count (`z.string().trim()`), which JSON Schema cannot say. */
const trimKeyword = 'x-trim';

/** JSON Schema of what authors write: fields with defaults are optional. Throws for shapes that it cannot express. */
export function jsonSchemaOf(shape: z.ZodType): JsonObject {
  return z.toJSONSchema(shape, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod;
      if (unsayable.has(def.type)) throw new Error(`JSON Schema cannot say what "${def.type}" does`);
      for (const check of def.checks ?? [])
        if (isTrim(check._zod.def)) Object.assign(jsonSchema, { [trimKeyword]: true });
      // Only the variant that was meant is checked then, and an unknown field in it stays a warning.
      if ('discriminator' in def)
        Object.assign(jsonSchema, { discriminator: { propertyName: def.discriminator } });
    },
  }) as JsonObject;
}

/** What zod can do to a value after JSON Schema has looked at it. */
const unsayable: ReadonlySet<string> = new Set(['pipe', 'transform', 'catch']);

function isTrim(check: { check: string }): boolean {
  if (check.check === 'custom') throw new Error('JSON Schema cannot say what refine() does');
  if (!('tx' in check) || typeof check.tx !== 'function') return false;
  if (check.tx(' A ') !== 'A') throw new Error('Of what changes a text JSON Schema can say trim() alone');
  return true;
}

const ajv = new Ajv({
  allErrors: true,
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

ajv.addKeyword({
  keyword: richTextKeyword,
  type: 'string',
  modifying: true,
  errors: false,
  validate(this: Context, _schema: unknown, typed: string, parent?: AnySchemaObject, at?: DataValidationCxt) {
    if (!at) return true;
    const limit = Number(parent?.maxLength);
    // What is refused is not looked at, whatever it is; what is pasted is mostly styles.
    const { html, removed } = cleanHtml(typed.length > maxPasted ? '' : typed, this.localePrefix);
    at.parentData[at.parentDataProperty] = html;
    if (typed.length <= maxPasted && html.length <= limit) this.shortened.add(at.instancePath);
    this.findings.push(...findingsOfHtml(removed, at.instancePath));
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
    if (!at || safeUrl(href)) return true;
    delete at.parentData[at.parentDataProperty];
    this.findings.push({
      code: 'url-rejected',
      severity: 'warning',
      pointer: at.instancePath,
      message: 'This address is not allowed; the words are shown without a link.',
      hint: 'Write a path of the shop (/lp/herbst), or an https, mailto or tel address.',
    });
    return true;
  },
});

ajv.addKeyword({
  keyword: routeKeyword,
  type: 'string',
  errors: false,
  validate(this: Context, _schema: unknown, name: string, _parent?: unknown, at?: DataValidationCxt) {
    if (!at || this.hasRoute?.(name) !== false) return true;
    this.findings.push({
      code: 'route-unknown',
      severity: 'warning',
      pointer: at.instancePath,
      message: `The shop has no route named "${name.slice(0, 64)}".`,
      hint: 'Choose one of the shop’s routes, or write the path as href.',
    });
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

function findingOf(error: ErrorObject, wrongCode: IssueCode): Finding {
  if (error.keyword === 'additionalProperties') {
    const field = String(error.params.additionalProperty);
    return {
      code: 'field-unknown',
      severity: 'warning',
      pointer: `${error.instancePath}/${pointerSegment(field)}`,
      message: `The field "${field.slice(0, 64)}" is not known here and is ignored.`,
      hint: 'Remove it, or check its spelling.',
    };
  }
  if (error.keyword === 'required') {
    const field = String(error.params.missingProperty);
    return {
      code: wrongCode,
      severity: 'error',
      pointer: `${error.instancePath}/${pointerSegment(field)}`,
      message: `The field "${field}" is missing.`,
      hint: 'Fill it in.',
    };
  }
  const message =
    error.keyword === 'anyOf'
      ? 'This has none of the forms that are allowed here.'
      : `This ${error.message ?? 'is wrong'}.`;
  return {
    code: wrongCode,
    severity: 'error',
    pointer: error.instancePath,
    message,
    hint: 'Correct the value.',
  };
}

/** The validators of one block, made when they are first needed. */
interface BlockValidators {
  props: CheckShape;
  data: Record<string, CheckShape>;
}

const validators = new WeakMap<Block, BlockValidators>();

export function validatorsOf(block: Block): BlockValidators {
  let found = validators.get(block);
  if (!found) {
    const data = Object.entries(block.data ?? {}).map(
      ([name, config]) => [name, compileShape(config.schema, 'data-invalid')] as const,
    );
    found = { props: compileShape(block.props, 'props-invalid'), data: Object.fromEntries(data) };
    validators.set(block, found);
  }
  return found;
}
