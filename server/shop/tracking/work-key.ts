import { hashOfToken } from '../../credentials/mailed-token.ts';

/** By what fulfilment, and the label of what comes back, know what was declared by a press: its own key opens a page. */
export const workKey = (key: string): string => hashOfToken(key).slice(0, 12);
