import type { RequestHandler } from 'express';

/** The shop's leaf as it stands in browser tabs; lighter where the browser is dark. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:#068099}@media(prefers-color-scheme:dark){path{fill:#35b0c9}}</style>' +
  '<path d="M16 30.5C6.2 25.2 2.7 18.3 3.9 11.2 5 4.9 9.8 1.8 13.2 4.9c1.3 1.2 2.2 2.7 2.8 4.3.6-1.6 1.5-3.1 2.8-4.3C22.2 1.8 27 4.9 28.1 11.2 29.3 18.3 25.8 25.2 16 30.5Z"/></svg>';

/** Answers for the icon; browsers that ask for `/favicon.ico` unasked are led to it. */
export const sendIcon: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'public, max-age=86400').type('image/svg+xml').send(icon);
};

export const leadToIcon: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'public, max-age=86400').redirect(308, '/favicon.svg');
};
