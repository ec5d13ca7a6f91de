import { createContext, type ReactNode, useContext } from 'react';
import type { ValuePath } from '../../../../schemas/editing/change.ts';
import type { LookupOption, LookupRequest } from '../../../../schemas/editing/lookup.ts';
import type { StudioLanguage } from '../../../../schemas/editing/studio-language.ts';
import type { Facts } from '../../../../schemas/facts/fill-facts.ts';
import type { JsonObject } from '../../../../schemas/json.ts';
import type { JsonShape } from '../../../plan/json-shape.ts';
import type { ListEdit } from './edit-list.ts';

/** Finds what may be chosen. */
export type Lookup = (request: LookupRequest, signal: AbortSignal) => Promise<readonly LookupOption[]>;

/** What of the shop a form shows and counts with. */
export interface FormShop {
  locales: readonly string[];
  timeZone: string;
  facts: Facts;
  /** Colours of the theme as `#rrggbb` with their names. */
  colours: readonly { name: string; value: string }[];
}

/** Another block of the page, as a place that a field may name. */
export interface NamedNode {
  id: string;
  label: string;
}

export interface FieldProps {
  /** Way to the value within the node. */
  path: ValuePath;
  /** Block and way without places in lists, as words know it: `table.columns.label`. */
  name: string;
  shape: JsonShape;
  isRequired: boolean;
  /** Said instead of the field's words, where these say it already (an item of a list). */
  label?: string;
  /** What is shown where nothing was typed. */
  placeholder?: string;
}

/** What all fields of a form share. */
export interface Form {
  node: JsonObject;
  language: StudioLanguage;
  /** Language of the node's own words. */
  base: string;
  shop: FormShop;
  nodes: readonly NamedNode[];
  lookup: Lookup;
  /** Sets a value; undefined takes it away. */
  set(path: ValuePath, value: unknown): void;
  edit(path: ValuePath, edit: ListEdit): void;
  /** Why a value cannot be changed; undefined: it can. */
  lockOf(path: ValuePath): string | undefined;
  /** What the server found at a value, in the editor's words. */
  problemsAt(path: ValuePath): readonly string[];
  /** The value that is to be looked at; another array is another wish, even for the same one. */
  target: ValuePath | undefined;
  /** Draws the field of a shape; fields hold fields. */
  draw(props: FieldProps): ReactNode;
}

export const FormContext = createContext<Form | undefined>(undefined);

/** The form that a field stands in. */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}
