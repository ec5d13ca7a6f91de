import { HttpError } from '../http/http-error.ts';

/** A key was sent before for something else: its sender is at fault. */
export class KeyReused extends HttpError {
  constructor() {
    super(422, 'This Idempotency-Key was sent before with another content', {
      text: { key: 'call.keyReused' },
    });
  }
}
