/** Where the mails of a shop in development are read. */
export const mailPath = '/dev/mail';
