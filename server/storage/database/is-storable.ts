/** PostgreSQL keeps no NUL in texts: nothing in a database has such a name. */
export const isStorable = (text: string): boolean => !text.includes('\0');
