import { useId } from 'react';
import { pathKey } from '../node/path-key.ts';
import { valueAt } from '../../../../schemas/editing/value-at.ts';
import { type FieldProps, useForm } from '../node/form-context.ts';
import { fieldKind } from '../shape/field-kind.ts';
import { valueProblem } from '../shape/value-problem.ts';
import { type Label, labelOf } from '../words/label-of.ts';

/** What every field has: its value, its words, what is wrong with it, and the ids by which these belong together. */
export interface FieldState {
  value: unknown;
  label: Label;
  problems: readonly string[];
  lock: string | undefined;
  /** Attributes of the control that carries the value. */
  control: {
    id: string;
    'aria-describedby': string;
    'aria-invalid': boolean;
    'data-path': string;
    'aria-required'?: boolean;
  };
  helpId: string;
  set(value: unknown): void;
}

/** The state of a field; what its own limits find is said at once, and then instead of what the server found. */
export function useField({ path, name, shape, isRequired, label }: FieldProps): FieldState {
  const form = useForm();
  const id = useId();
  const value = valueAt(form.node, path);
  const own = valueProblem(shape, fieldKind(shape, name).kind, value, {
    ...{ isRequired, facts: form.shop.facts, language: form.language },
  });
  const problems = own === undefined ? form.problemsAt(path) : [own];
  const helpId = `${id}help`;
  return {
    value,
    label: label === undefined ? labelOf(name, form.language) : { text: label },
    problems,
    lock: form.lockOf(path),
    control: {
      ...{ id, 'aria-describedby': helpId, 'aria-invalid': problems.length > 0, 'data-path': pathKey(path) },
      ...(isRequired && { 'aria-required': true }),
    },
    helpId,
    set: (next) => form.set(path, next),
  };
}
