import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import { z } from 'zod';
import type { Block } from '../blocks/kit/define-block.ts';
import type { IssueCode } from '../schemas/issue.ts';
import { cloneJson, type JsonObject } from '../schemas/json.ts';
import { hrefKeyword } from '../schemas/link.ts';
import { pictureKeyword } from '../schemas/picture.ts';
import { richTextKeyword } from '../schemas/rich-text.ts';
import { safeUrl } from '../schemas/safe-url.ts';
import { cleanHtml } from './clean-html.ts';

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

interface Context {
  findings: Finding[];
  hasPicture: (id: string) => boolean;
}

/**
 * Compiles the JSON Schema that zod generates from a shape. Unknown fields are warnings: content written for a newer
 * version of a block must not take a live page apart. `wrongCode` names what kind of value was wrong.
 */
export function compileShape(shape: z.ZodType, wrongCode: IssueCode): (value: unknown, hasPicture: (id: string) => boolean) => Checked {
  let validate: ValidateFunction | undefined;
  return (value, hasPicture) => {
    validate ??= ajv.compile(jsonSchemaOf(shape));
    const copy = cloneJson(value);
    const context: Context = { findings: [], hasPicture };
    const valid = validate.call(context, copy);
    const findings = context.findings;
    let ok = true;
    if (!valid) {
      for (const error of validate.errors ?? []) {
        if (error.keyword !== 'additionalProperties') ok = false;
        findings.push(findingOf(error, wrongCode));
      }
    }
    return { ok, value: copy, findings };
  };
}

/** JSON Schema of what authors write: fields with defaults are optional. */
export function jsonSchemaOf(shape: z.ZodType): JsonObject {
  return z.toJSONSchema(shape, { io: 'input', target: 'draft-7' }) as JsonObject;
}

const ajv = new Ajv({ allErrors: true, useDefaults: true, passContext: true, strict: true, strictTypes: false, strictTuples: false, validateFormats: false, allowUnionTypes: true });

ajv.addKeyword({
  keyword: richTextKeyword,
  modifying: true,
  errors: false,
  validate(this: Context, _schema: unknown, html: unknown, _parent?: unknown, at?: DataValidationCxt) {
    if (at && typeof html === 'string') at.parentData[at.parentDataProperty] = cleanHtml(html);
    return true;
  },
});

ajv.addKeyword({
  keyword: hrefKeyword,
  modifying: true,
  errors: false,
  validate(this: Context, _schema: unknown, href: unknown, _parent?: unknown, at?: DataValidationCxt) {
    if (!at || typeof href !== 'string' || safeUrl(href)) return true;
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
  keyword: pictureKeyword,
  errors: false,
  validate(this: Context, _schema: unknown, id: unknown, _parent?: unknown, at?: DataValidationCxt) {
    if (at && typeof id === 'string' && !this.hasPicture(id)) {
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
      pointer: `${error.instancePath}/${field}`,
      message: `The field "${field.slice(0, 64)}" is not known here and is ignored.`,
      hint: 'Remove it, or check its spelling.',
    };
  }
  if (error.keyword === 'required') {
    const field = String(error.params.missingProperty);
    return {
      code: wrongCode,
      severity: 'error',
      pointer: `${error.instancePath}/${field}`,
      message: `The field "${field}" is missing.`,
      hint: 'Fill it in.',
    };
  }
  return { code: wrongCode, severity: 'error', pointer: error.instancePath, message: `This ${error.message ?? 'is wrong'}.`, hint: 'Correct the value.' };
}

/** The validators of one block, made when they are first needed. */
export interface BlockValidators {
  props: ReturnType<typeof compileShape>;
  data: Record<string, ReturnType<typeof compileShape>>;
}

const validators = new WeakMap<Block, BlockValidators>();

export function validatorsOf(block: Block): BlockValidators {
  let found = validators.get(block);
  if (!found) {
    const data = Object.entries(block.data ?? {}).map(([name, config]) => [name, compileShape(config.schema, 'data-invalid')] as const);
    found = { props: compileShape(block.props, 'props-invalid'), data: Object.fromEntries(data) };
    validators.set(block, found);
  }
  return found;
}
