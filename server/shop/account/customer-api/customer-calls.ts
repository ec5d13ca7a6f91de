import { z } from 'zod';
import { cancelAdvertisingInput } from '../../../../schemas/personal-data/cancel-boxes.ts';
import { changeDetailsInput } from '../../../../schemas/personal-data/change-details-form.ts';
import { changeEmailInput, confirmEmailInput } from '../../../../schemas/personal-data/change-email-form.ts';
import { changePasswordInput } from '../../../../schemas/account/change-password-form.ts';
import { currentPasswordInput } from '../../../../schemas/account/current-password-form.ts';
import { forgotPasswordInput } from '../../../../schemas/account/forgot-password-form.ts';
import { formField } from '../../../../schemas/account/form-field.ts';
import type { AccountForm } from '../../../../schemas/account/form-state.ts';
import { knownVisitor } from '../../../../schemas/account/known-visitor.ts';
import { loginInput } from '../../../../schemas/account/login-form.ts';
import { numberLoginInput } from '../../../../schemas/account/number-login-form.ts';
import { confirmInput, registrationInput } from '../../../../schemas/account/registration-form.ts';
import { resetPasswordInput } from '../../../../schemas/account/reset-password-form.ts';
import type { ApiCall } from '../../../openapi/api-call.ts';

const taken = z.object({
  to: z.string().describe('path of the page that one is led to'),
  message: z.string().nullable().describe('what is said there'),
});

/** What the calls of forms take. */
export const accountFormCalls: Readonly<Record<AccountForm, { summary: string; body: z.ZodObject }>> = {
  login: {
    summary: 'Logs in with e-mail address and password',
    body: loginInput.extend({ target: formField }),
  },
  'number-login': {
    summary: 'Makes a customer softly known by number and birthday, where the shop offers it',
    body: numberLoginInput.extend({ target: formField }),
  },
  registration: {
    summary: 'Registers for an account, which the owner of the mailbox confirms',
    body: registrationInput,
  },
  'confirm-account': {
    summary:
      'Makes the account of a registration by the token of a mail; who sends it from elsewhere says who he is, and sets a password',
    body: confirmInput,
  },
  'forgot-password': { summary: 'Mails a link to set a new password', body: forgotPasswordInput },
  'reset-password': { summary: 'Sets a new password by the token of a mail', body: resetPasswordInput },
  'change-password': { summary: 'Sets a new password of who is logged in', body: changePasswordInput },
  'change-details': {
    summary: 'Changes salutation, name, phone and birthday of who is logged in; nobody comes of age by it',
    body: changeDetailsInput,
  },
  'change-email': {
    summary: 'Mails a link to another address of who is logged in, and a notice to the present one',
    body: changeEmailInput,
  },
  'confirm-email': {
    summary: 'Puts another address in force by the token of a mail, for who asked for it',
    body: confirmEmailInput,
  },
  'cancel-advertising': {
    summary: 'Keeps to which kinds of advertising who is logged in objects; what is not ticked is taken back',
    body: cancelAdvertisingInput,
  },
  'export-data': {
    summary: 'Leads who is logged in to a page with links to all data that the shop holds of them',
    body: currentPasswordInput,
  },
  'delete-account': {
    summary: 'Deletes the account of who is logged in; refused while an order is open or money is owed',
    body: currentPasswordInput,
  },
  logout: { summary: 'Ends the session', body: z.strictObject({}) },
};

const ids: Readonly<Record<AccountForm, string>> = {
  login: 'logIn',
  'number-login': 'logInByNumber',
  registration: 'register',
  'confirm-account': 'confirmAccount',
  'forgot-password': 'forgetPassword',
  'reset-password': 'resetPassword',
  'change-password': 'changePassword',
  'change-details': 'changeDetails',
  'change-email': 'changeEmail',
  'confirm-email': 'confirmEmail',
  'cancel-advertising': 'cancelAdvertising',
  'export-data': 'exportData',
  'delete-account': 'deleteAccount',
  logout: 'logOut',
};

/** Forms of who is logged in. */
const ofCustomers = new Set([
  ...['change-password', 'change-details', 'change-email', 'confirm-email', 'cancel-advertising'],
  ...['export-data', 'delete-account'],
]);
const byToken = new Set(['reset-password', 'confirm-account', 'confirm-email']);

/** What `customer-routes.ts` answers. (Requirements 7.045, 7.069, 7.070) */
export const customerCalls: readonly ApiCall[] = [
  {
    ...{ method: 'get', path: '/api/customer/v1', id: 'getCustomer', group: 'customer', isPersonal: true },
    summary: 'Who the visitor is: all data of who is logged in, the first name of who is softly known',
    answers: {
      200: { description: 'the visitor', schema: knownVisitor },
      503: { description: 'sessions cannot be had at the moment; nobody is logged out' },
    },
  },
  {
    ...{ method: 'get', path: '/api/customer/v1/captcha', id: 'getCaptcha', group: 'customer' },
    summary: 'A task for the captcha',
    answers: {
      200: {
        description: 'the task, as the captcha’s element takes it',
        schema: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
      },
      429: { description: 'too many calls' },
    },
  },
  ...Object.entries(accountFormCalls).map(([name, { summary, body }]): ApiCall => ({
    ...{ method: 'post', path: `/api/customer/v1/${name}`, id: ids[name as AccountForm] },
    ...{ group: 'customer', summary, body, takesForms: true, isPersonal: true },
    answers: {
      200: { description: 'taken', schema: taken, name: 'TakenForm' },
      422: { description: 'not taken; `errors` names the fields, `needsProof` asks for a captcha' },
      429: { description: 'too many tries' },
      503: { description: 'cannot be done at the moment' },
      ...(ofCustomers.has(name) && { 401: { description: 'nobody is logged in' } }),
      ...(name === 'delete-account' && { 409: { description: 'an order is open, or money is owed' } }),
      ...(name === 'number-login' && { 404: { description: 'the shop does not offer it' } }),
      ...(name === 'confirm-email' && { 409: { description: 'another account has the address' } }),
      ...(byToken.has(name) && {
        410: { description: 'the token is used, old or none' },
      }),
    },
  })),
];
