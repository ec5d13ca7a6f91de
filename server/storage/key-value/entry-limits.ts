const maxKeyLength = 512;
const maxValueBytes = 500_000;
const maxTtlMs = 366 * 24 * 60 * 60 * 1000;

/** Throws a `RangeError` unless every driver can keep the entry. */
export function checkEntry(key: string, value: string, ttlMs: number): void {
  checkKey(key);
  if (Buffer.byteLength(value) > maxValueBytes)
    throw new RangeError(`A value has more than ${maxValueBytes} bytes`);
  if (!Number.isInteger(ttlMs) || ttlMs < 1 || ttlMs > maxTtlMs) {
    throw new RangeError(`${ttlMs} is no time to live between 1 ms and 366 days`);
  }
}

export function checkKey(key: string): void {
  if (key.length === 0 || key.length > maxKeyLength) {
    throw new RangeError(`A key has ${key.length} characters instead of 1 to ${maxKeyLength}`);
  }
}

/** Throws a `RangeError` unless sums of such numbers stay exact for long. */
export function checkStep(by: number): void {
  if (!Number.isSafeInteger(by)) throw new RangeError(`${by} is no whole number`);
}
