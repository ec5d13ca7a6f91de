import type { z } from 'zod';

/** An answer of a call: what it holds; absent: nothing, or problem details where it refuses. */
export interface ApiAnswer {
  description: string;
  schema?: z.ZodType;
  /** Kinds in which it comes; default: `application/json`. */
  types?: readonly string[];
  /** Of a refusal, which is told by problem details: what they tell beside the usual. */
  more?: z.ZodObject;
  /** Name of the schema, where several calls have the same. */
  name?: string;
}

/** A call below `/api/`, declared once: its route reads what is sent by these schemas, and its description is made from them. */
export interface ApiCall {
  method: 'get' | 'post';
  /** Without a slash at the end; where the call has one, it is answered at both. */
  path: string;
  /** Whether it is answered with a slash at the end, too. */
  endsInSlash?: boolean;
  /** Its name for programs, as `addToBasket`. */
  id: string;
  /** What it belongs to, as documents group calls. */
  group: string;
  summary: string;
  /** What is in braces in the path. */
  params?: z.ZodObject;
  /** Parameters of the address; `locale` belongs to every call. */
  query?: z.ZodObject;
  /** Headers that it reads, in small letters. */
  headers?: z.ZodObject;
  /** Body, as `application/json`. */
  body?: z.ZodType;
  /** Whether a plain form (`application/x-www-form-urlencoded`) with the same fields is taken as well, and led back (303). */
  takesForms?: boolean;
  /** Whether a repetition under the same key is harmless; nobody who sends one is told who he is, and to send it again. */
  takesKey?: boolean;
  /** Whether the visitor’s cookies decide what is answered. */
  isPersonal?: boolean;
  /** Whether it is for a merchant’s own system, which shows the bearer token of its shop. */
  needsToken?: boolean;
  /** By status. What every call, every POST and every body may be refused with is added to it. */
  answers: Readonly<Record<number, ApiAnswer>>;
}

/** All answers of a call, those that it has in common with others too. */
export function answersOf({
  method,
  body,
  takesForms,
  takesKey,
  answers,
}: ApiCall): Readonly<Record<number, ApiAnswer>> {
  return {
    ...(takesForms && { 303: { description: 'led back: the answer to a plain form' } }),
    400: { description: body ? 'the body is not as it should be, or a parameter' : 'a parameter is wrong' },
    ...(method === 'post' && { 403: { description: 'another site asks' } }),
    ...(body && {
      413: { description: 'a body of too many bytes' },
      415: { description: 'a body of another kind, or compressed' },
    }),
    406: { description: 'no kind or coding that is there is accepted' },
    421: { description: 'no shop has this host name' },
    ...(takesKey && { 428: { description: 'the visitor is somebody from now on: it is to be sent again' } }),
    431: { description: 'headers of too many bytes, as cookies are' },
    // GraphQL alone tells a mistake apart: to everybody else it is an outage.
    503: { description: 'the shop cannot answer at the moment, or made a mistake' },
    ...answers,
  };
}
