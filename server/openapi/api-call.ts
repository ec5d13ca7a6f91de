import type { z } from 'zod';

/** An answer of a call: what it holds; absent: nothing. */
export interface ApiAnswer {
  description: string;
  schema?: z.ZodType;
}

/** A call below `/api/`, described beside the route that answers it. */
export interface ApiCall {
  method: 'get' | 'post';
  path: string;
  /** What it belongs to, as documents group calls. */
  group: string;
  summary: string;
  /** Parameters of the address. */
  query?: z.ZodObject;
  /** Body, as `application/json`. */
  body?: z.ZodType;
  /** Whether a plain form (`application/x-www-form-urlencoded`) with the same fields is taken as well, and led back (303). */
  takesForms?: boolean;
  /** By status. Refusals are problem details and need no schema. */
  answers: Readonly<Record<number, ApiAnswer>>;
}
