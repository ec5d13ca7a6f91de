import { pageOwnerField } from '../../../schemas/checkout/checkout-form.ts';

/** Says with a form whose page it stands on; nothing of a guest's. */
export function PageOwner({ values }: { values: Readonly<Record<string, string>> }) {
  const owner = values[pageOwnerField];
  return owner === undefined ? null : <input type="hidden" name={pageOwnerField} value={owner} />;
}
