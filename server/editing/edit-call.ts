import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { EditorRole } from '../../schemas/editing/document.ts';
import type { CallLimit } from '../http/call-limit.ts';
import type { Editor } from './editor-of.ts';

/** A call of the editors' application, declared once: who may call it, and what is sent and answered. */
export interface EditCall<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  method: 'get' | 'post';
  /** Below `/edit/api`, with parameters as Express writes them: `/documents/:id`. */
  path: string;
  /** Whoever has this role, or one that may do more. */
  role: EditorRole;
  /** Of the path; what is none of it is 404. */
  params?: Params;
  query?: Query;
  /** Of `application/json`; absent: nothing is read, or the handler reads it itself. */
  body?: Body;
  /** Bytes of the body at most; default 16 KiB. */
  maxBytes?: number;
  /** Absent: nothing is answered (204), or the handler answers itself. */
  answer?: Answer;
  /** How often one person may call it; default: as often as they like. */
  limit?: CallLimit;
}

/** What a handler is given: everything as the declaration has it. */
export interface EditRequest<Params, Query, Body> {
  editor: Editor;
  params: Params;
  query: Query;
  body: Body;
  request: Request;
  response: Response;
}

/** A call with what carries it out. */
export interface EditRoute {
  call: EditCall;
  handle(request: EditRequest<never, never, never>): unknown;
}

/** Joins a declaration and its handler, so that types hold them to each other. */
export function editRoute<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  call: EditCall<Params, Query, Body, Answer>,
  handle: (
    request: EditRequest<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<z.input<Answer>> | z.input<Answer>,
): EditRoute {
  return { call, handle };
}
