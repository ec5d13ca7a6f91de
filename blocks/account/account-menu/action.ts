import { sendAccountForm } from '../../kit/account/use-account-form.ts';

export const run = sendAccountForm;
