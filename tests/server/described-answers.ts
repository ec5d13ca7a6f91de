import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Answer, Asked } from './ask-at.ts';

interface Described {
  content?: Record<string, unknown>;
}
interface Operation {
  'x-also-at'?: string;
  responses: Record<string, Described>;
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** What an answer has that the description of the calls does not say; undefined: nothing. */
export type AnswerCheck = (path: string, asked: Asked, answer: Answer) => string | undefined;

const checks = new Map<string, AnswerCheck>();

/** Holds answers to the document of this text. What is no call of it is not looked at. */
export function describedAnswers(text: string): AnswerCheck {
  let check = checks.get(text);
  if (!check) checks.set(text, (check = createCheck(JSON.parse(text) as ApiDocument)));
  return check;
}

function createCheck(document: ApiDocument): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'shop');
  const compiled = new Map<string, ValidateFunction>();
  const paths = Object.entries(document.paths).flatMap(([path, operations]) => {
    const further = Object.values(operations).flatMap((operation) => operation['x-also-at'] ?? []);
    return [path, ...further].map((address) => ({ path, pattern: patternOf(address) }));
  });

  function faultIn(pointer: readonly string[], body: unknown): string | undefined {
    const place = `shop#/${pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
    let validate = compiled.get(place);
    if (!validate) compiled.set(place, (validate = ajv.compile({ $ref: encodeURI(place) })));
    return validate(body) ? undefined : ajv.errorsText(validate.errors);
  }

  return (target, { method = 'GET' }, { status, headers, text }) => {
    const path = paths.find(({ pattern }) => pattern.test(target.split('?')[0] ?? ''))?.path;
    if (path === undefined) return undefined;
    const verb = (method === 'HEAD' ? 'GET' : method).toLowerCase();
    const operation = document.paths[path]?.[verb];
    if (!operation) return methodFault(Object.keys(document.paths[path] ?? {}), status, headers.allow);
    const type = headers['content-type']?.split(';')[0] ?? '';
    const described = operation.responses[status];
    if (!described) return `${status} is not described`;
    if (method === 'HEAD' || status === 303) return undefined;
    if (text === '') return described.content ? 'something is described' : undefined;
    if (!described.content?.[type]) return `${type} is not described for ${status}`;
    if (!type.endsWith('json')) return undefined;
    const pointer = ['paths', path, verb, 'responses', String(status), 'content', type, 'schema'];
    return faultIn(pointer, JSON.parse(text));
  };
}

/** Another method than the described ones is 405, with all of them. */
function methodFault(verbs: readonly string[], status: number, allow = ''): string | undefined {
  const allowed = allow.split(', ');
  const isTold = verbs.every((verb) => allowed.includes(verb.toUpperCase()));
  // What asks for another locale, or at another shop, is told of that first.
  return (status === 405 && isTold) || status === 400 || status === 404
    ? undefined
    : `${status} with Allow: ${allow}`;
}

function patternOf(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
