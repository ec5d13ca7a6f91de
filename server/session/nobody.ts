import type { PersonalRequest } from '../../schemas/personal-request.ts';

/** As whom an editor sees pages of visitors: whoever has no account. */
export const nobody: PersonalRequest = {
  visitor: 'anonymous',
  customerId: null,
  owner: null,
  hasSessionEnded: false,
  browser: null,
  address: undefined,
  refused: undefined,
};
