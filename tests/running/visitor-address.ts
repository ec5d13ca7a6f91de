import { randomInt } from 'node:crypto';

/**
 * Headers of a visitor from an address of his own, as the proxy before a shop sends them: what the shop counts by address, it
 * counts for each visitor.
 */
export function fromOwnAddress(): { 'X-Forwarded-For': string } {
  const part = (): number => randomInt(1, 255);
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` };
}
