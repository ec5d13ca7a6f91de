/** Languages of the editors' application itself. */
export const studioLanguages = ['de', 'en'] as const;
export type StudioLanguage = (typeof studioLanguages)[number];
