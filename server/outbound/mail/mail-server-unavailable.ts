/** The mail server cannot be asked now what it takes; another try may go well in a moment. */
export class MailServerUnavailable extends Error {
  constructor(cause: unknown) {
    super('The mail server does not answer', { cause });
    this.name = 'MailServerUnavailable';
  }
}
