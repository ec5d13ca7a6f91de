/**
 * Name of the keyword of fields that decide what is shown, or when. A wrong value of one is never taken for none, which would
 * show more than was meant: it takes what it decides about with it.
 */
export const decisiveKeyword = 'x-decisive';

export const decisive = { [decisiveKeyword]: true };
