import type { Logins } from '../../../session/logins.ts';
import type { RegisteringBrowser } from '../../../session/registering-browser.ts';
import type { AccountPorts, PersonalDataPorts } from '../account-ports.ts';
import type { FormHandler } from './form-call.ts';
import { loginForm, numberLoginForm } from './login-forms.ts';
import { guestRegistrationForm } from './guest-registration-form.ts';
import { logoutForm } from './logout-form.ts';
import { deleteAccountForm, exportDataForm } from './own-data-forms.ts';
import { changePasswordForm, forgotPasswordForm, resetPasswordForm } from './password-forms.ts';
import {
  cancelAdvertisingForm,
  changeDetailsForm,
  changeEmailForm,
  confirmEmailForm,
} from './personal-data-forms.ts';
import { confirmAccountForm, registrationForm } from './registration-forms.ts';

/** All forms of accounts. */
export function accountFormHandlers(
  ports: AccountPorts & PersonalDataPorts & { logins: Logins; browsers: RegisteringBrowser },
): FormHandler[] {
  return [
    loginForm(ports),
    numberLoginForm(ports),
    registrationForm(ports),
    guestRegistrationForm(ports),
    confirmAccountForm(ports),
    forgotPasswordForm(ports),
    resetPasswordForm(ports),
    changePasswordForm(ports),
    changeDetailsForm(ports),
    changeEmailForm(ports),
    confirmEmailForm(ports),
    cancelAdvertisingForm(ports),
    exportDataForm(ports),
    deleteAccountForm(ports),
    logoutForm(ports),
  ];
}
