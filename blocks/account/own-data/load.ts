import type { LoadRequest } from '../../../schemas/page.ts';

export const load = (): Record<'exporting' | 'deleting' | 'visitor', LoadRequest> => ({
  exporting: { load: 'account-form', args: { form: 'export-data' } },
  deleting: { load: 'account-form', args: { form: 'delete-account' } },
  visitor: { load: 'known-visitor', args: {} },
});
