const maxParts = 4;
const part = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Gives the name back. Throws a `RangeError` where it could be another file's, or lead out of the store. */
export function checkObjectName(name: string): string {
  const parts = name.split('/');
  if (parts.length > maxParts || !parts.every((text) => part.test(text)))
    throw new RangeError(`"${name.slice(0, 100)}" is no name of an object`);
  return name;
}
