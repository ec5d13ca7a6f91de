import type { FormPart } from './form-part.ts';
import { PasswordField } from './password-field.tsx';

interface CurrentPasswordProps extends FormPart {
  /** Of the account. */
  email: string;
  label: string;
}

/** The password of who is logged in, by which they prove that it is they who change something. */
export function CurrentPassword({ email, ...part }: CurrentPasswordProps) {
  return (
    <>
      {/* Without a name it is not sent: password managers look here for whose password it is. */}
      <input autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField {...part} name="currentPassword" kind="current" />
    </>
  );
}
