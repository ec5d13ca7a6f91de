import type { z } from 'zod';
import { shapeError } from '../../../http/shape-error.ts';
import type { FormCall, FormHandler, FormOutcome } from './form-call.ts';

/** A form whose fields are read by its shape before it is handled. */
export function defineForm<Schema extends z.ZodObject>({
  input,
  handle,
  ...form
}: Pick<FormHandler, 'name' | 'route' | 'awayText'> & {
  input: Schema;
  handle(call: FormCall<z.output<Schema>>): Promise<FormOutcome>;
}): FormHandler {
  return {
    ...form,
    async take(call) {
      const parsed = input.safeParse(call.input);
      if (!parsed.success) throw shapeError(parsed.error, call.input);
      return handle({ ...call, input: parsed.data });
    },
  };
}
