import type { AccountFault, FieldFaults } from './account-fault.ts';
import { readFirstName, readLastName } from './personal-name.ts';
import { readSalutation, type Salutation } from './salutation.ts';

interface Who {
  salutation: Salutation;
  firstName: string;
  lastName: string;
}

/** How somebody is addressed, and by which names. All faults at once. */
export function readWho(typed: Record<keyof Who, string>): { ok: true; who: Who } | FieldFaults {
  const salutation = readSalutation(typed.salutation);
  const first = readFirstName(typed.firstName);
  const last = readLastName(typed.lastName);
  if (salutation && first.ok && last.ok)
    return { ok: true, who: { salutation, firstName: first.name, lastName: last.name } };
  const faults: AccountFault[] = salutation ? [] : ['salutation.missing'];
  if (!first.ok) faults.push(`firstName.${first.reason}`);
  if (!last.ok)
    faults.push(
      last.reason === 'special-characters'
        ? 'lastName.special-characters-or-digits'
        : `lastName.${last.reason}`,
    );
  return { ok: false, faults };
}
