import type { RequestHandler, Response } from 'express';

/** The text for where nothing says it better, by its key. (Requirement 8.008) */
export const usualAwayText = 'error.failed';

/** Says of all that follows what a visitor is told when it fails, by the key of a text of the shop. */
export function tellWhenAway(key: string): RequestHandler {
  return (_request, response, next) => {
    setAwayText(response, key);
    next();
  };
}

/** The same for one request. What was said first stands: it knows best what the visitor wanted. */
export function setAwayText(response: Response, key: string): void {
  response.locals['awayText'] ??= key;
}

/** Key of the text that tells a visitor that a request could not be answered. */
export function awayTextOf({ locals }: Response): string {
  return (locals['awayText'] as string | undefined) ?? usualAwayText;
}

/** Whether something has said what the visitor wanted; else it was a page, which has words of its own. */
export function hasAwayText({ locals }: Response): boolean {
  return locals['awayText'] !== undefined;
}
