import { fullName } from '../../../schemas/account/personal-name.ts';
import type { Mail } from './mail.ts';

/** Whom a mail goes to: the address with the person's name, where that is one. */
export function addressee(address: string, names: { firstName: string; lastName: string }): Mail['to'] {
  const name = fullName(names);
  return { address, ...(name !== undefined && { name }) };
}
