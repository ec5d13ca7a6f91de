import type { LoadRequest } from '../../../schemas/page.ts';

/** Asks for the messages written for the visitor's device. */
export function load(): { usps: LoadRequest } {
  return { usps: { load: 'bucket', args: { category: 'usp-bar', identifier: '$device' } } };
}
