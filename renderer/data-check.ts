import type { z } from 'zod';
import type { ShopLinks } from '../schemas/tenant/shop-links.ts';
import { compileShape } from './plan/block-validator.ts';

type CheckedData = { ok: true; value: unknown } | { ok: false; problem: string };

/**
 * Checks a data set as those of blocks are checked, for who gives it away without a block: HTML is cleaned, its links lead
 * where `links` say, addresses that could run code are left out, and so is what is wrong in parts that may be missing. Fields
 * that the shape does not know stay in the value.
 */
export function createDataCheck(shape: z.ZodType): (value: unknown, links: ShopLinks) => CheckedData {
  const check = compileShape(shape, 'data-invalid', true);
  return (data, links) => {
    const { ok, value, findings } = check(data, { hasPicture: () => true, links });
    if (ok) return { ok, value };
    const error = findings.find(({ severity }) => severity === 'error');
    return { ok, problem: `at "${error?.pointer ?? ''}": ${error?.message ?? 'wrong'}` };
  };
}
