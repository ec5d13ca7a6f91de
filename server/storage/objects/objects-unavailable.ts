/**
 * `away`: nobody answers; `slow`: no answer in time; `full`: there is no room; `denied`: the key or its secret is wrong, or may not
 * do this; `failed`: anything else.
 */
export type ObjectsOutage = 'away' | 'slow' | 'full' | 'denied' | 'failed';

/** The object store cannot serve this call now. `message` is for operators. */
export class ObjectsUnavailable extends Error {
  readonly reason: ObjectsOutage;

  constructor(reason: ObjectsOutage, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ObjectsUnavailable';
    this.reason = reason;
  }
}
