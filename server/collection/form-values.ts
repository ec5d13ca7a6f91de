/** Values by field, each field with all that were sent. */
export type FormValues = ReadonlyMap<string, readonly string[]>;

/** What a field was sent with; undefined: nothing, or more than one value. */
export function valueOf(values: FormValues, name: string): string | undefined {
  const given = values.get(name);
  return given?.length === 1 ? given[0] : undefined;
}
