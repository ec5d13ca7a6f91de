import type { LoadRequest } from '../../../schemas/page.ts';

export const load = (): Record<'state', LoadRequest> => ({ state: { load: 'payback-card', args: {} } });
