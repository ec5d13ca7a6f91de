/** What is measured: the girth under the bust, and that of the bust. */
export type Girth = 'underbust' | 'bust';

/** Query parameters of the form: both girths as typed, and that it was sent, with which both may be empty. */
export const girthQueries = { underbust: 'unterbrust', bust: 'brust', sent: 'gemessen' } as const;
