import type { Mail } from './mail.ts';
import { plainName } from './plain-name.ts';

/** Whom a mail goes to: the address with the person's name, where that is one. */
export function addressee(
  address: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Mail['to'] {
  const name = plainName(firstName, lastName);
  return { address, ...(name !== undefined && { name }) };
}
