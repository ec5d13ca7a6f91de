import type { ErrorObject } from 'ajv';
import type { Finding, IssueCode } from '../../schemas/issue.ts';
import { pointerSegment } from '../../schemas/json.ts';
import { hrefKeyword, routeKeyword } from '../../schemas/link.ts';
import { factKeyword } from './fact-errors.ts';
import type { LeftOut } from './leave-out.ts';
import { routeUnknown, routeUnreadable, urlRejected } from './link-findings.ts';
import { shapeReason } from './shape-reason.ts';

// What ajv says of a value, in an editor's words.

/** A field that the shape does not have. */
export function unknownField(error: ErrorObject): Finding {
  const field = String(error.params.additionalProperty);
  const known = Object.keys(error.parentSchema?.properties ?? {});
  return {
    code: 'field-unknown',
    severity: 'warning',
    pointer: `${error.instancePath}/${pointerSegment(field)}`,
    message: `The field "${field.slice(0, 64)}" is not known here and is ignored.`,
    hint: `Remove it, or check its spelling${known.length > 0 ? `; there are: ${known.join(', ')}` : ''}.`,
  };
}

/** What makes the whole value useless. */
export function faultOf(error: ErrorObject, code: IssueCode): Finding {
  const { keyword, instancePath } = error;
  if (keyword === factKeyword)
    return {
      ...{ code: 'fact-unknown', severity: 'error', pointer: instancePath },
      ...{ message: `This ${shapeReason(error, instancePath)}.`, hint: String(error.params.hint) },
    };
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
export function leftOutOf({ part: { pointer, shape, value }, error }: LeftOut, code: IssueCode): Finding {
  if (hrefKeyword in shape) return urlRejected(pointer);
  if (routeKeyword in shape)
    return typeof value === 'string'
      ? routeUnknown(pointer, value)
      : routeUnreadable(pointer, shapeReason(error, pointer));
  const isTooLong = error.keyword === 'maxItems';
  const isFact = error.keyword === factKeyword;
  return {
    code: isFact ? 'fact-unknown' : code,
    severity: 'warning',
    pointer,
    message: isTooLong
      ? `At most ${error.params.limit} are shown here; this one, and what follows it, is not.`
      : `This is left out: it ${shapeReason(error, pointer)}.`,
    hint: isFact
      ? String(error.params.hint)
      : isTooLong
        ? 'Remove it, or move it elsewhere.'
        : 'Correct it, or remove it; the rest is shown.',
  };
}
