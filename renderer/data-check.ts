import type { z } from 'zod';
import type { Finding } from '../schemas/issue.ts';
import { compileShape } from './plan/block-validator.ts';
import type { CheckContext } from './plan/shape-keywords.ts';

/** What of the shop a data set is checked with. */
export type DataCheckShop = Pick<CheckContext, 'links' | 'facts'>;

/** What is wrong with a data set; the pointer leads into it. */
interface DataFault {
  pointer: string;
  message: string;
}

type CheckedData =
  /** `isRight`: whether a place was not refused, be it left out now; `findings`: what was, and what else is told of it. */
  | { ok: true; value: unknown; isRight: (pointer: string) => boolean; findings: readonly Finding[] }
  | { ok: false; faults: readonly DataFault[] };

/**
 * Checks a data set as those of blocks are checked, for who reads it without a block: HTML is cleaned, facts are put in, its links lead where
 * `links` say, addresses that could run code are left out, and so is what is wrong in parts that may be missing. Fields that the
 * shape does not know stay in the value.
 */
export function createDataCheck(shape: z.ZodType): (value: unknown, shop: DataCheckShop) => CheckedData {
  const check = compileShape(shape, 'data-invalid', true);
  return (data, shop) => {
    const { ok, value, findings, refused } = check(data, { hasPicture: () => true, ...shop });
    if (ok) return { ok, value, isRight: (pointer) => !refused().has(pointer), findings };
    const errors = findings.filter(({ severity }) => severity === 'error');
    return {
      ok,
      faults: errors.map(({ pointer, message }) => ({ pointer, message })),
    };
  };
}
