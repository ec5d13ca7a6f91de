/** Fields of a page that have a form. */
export const pageFields = ['title', 'description', 'robots'] as const;

export type PageField = (typeof pageFields)[number];
