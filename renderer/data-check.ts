import type { z } from 'zod';
import { compileShape } from './plan/block-validator.ts';

/** What is wrong with a data set; the pointer leads into it. */
interface DataFault {
  pointer: string;
  message: string;
  /** Items that a list may hold, where it holds more. */
  atMost: number | undefined;
}

type CheckedData = { ok: true; value: unknown } | { ok: false; faults: readonly DataFault[] };

/**
 * Checks a data set as those of blocks are checked, for who reads it without a block: HTML is cleaned, its links lead below
 * the locale's prefix, and addresses that could run code are left out. Fields that the shape does not know stay in the value.
 */
export function createDataCheck(shape: z.ZodType): (value: unknown, localePrefix: string) => CheckedData {
  const check = compileShape(shape, 'data-invalid');
  return (data, localePrefix) => {
    const { ok, value, findings } = check(data, { hasPicture: () => true, localePrefix });
    if (ok) return { ok, value };
    const errors = findings.filter(({ severity }) => severity === 'error');
    return {
      ok,
      faults: errors.map(({ pointer, message }) => ({ pointer, message, atMost: limitIn(message) })),
    };
  };
}

/** The validator tells the limit in words alone. */
function limitIn(message: string): number | undefined {
  const limit = /more than (\d+) items/.exec(message)?.[1];
  return limit === undefined ? undefined : Number(limit);
}
