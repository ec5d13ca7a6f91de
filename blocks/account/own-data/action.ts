import { sendAccountForm, useAccountForm } from '../../kit/account/use-account-form.ts';

export const run = sendAccountForm;
export const start = useAccountForm;
