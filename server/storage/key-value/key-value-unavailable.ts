/** `refused`: no connection; `timeout`: no answer in time; `full`: it takes no more; `closed`: by us. */
export type KeyValueOutage = 'refused' | 'timeout' | 'full' | 'closed';

/** The store cannot serve this call now; another may go well in a moment. */
export class KeyValueUnavailable extends Error {
  readonly reason: KeyValueOutage;

  constructor(reason: KeyValueOutage, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'KeyValueUnavailable';
    this.reason = reason;
  }
}
