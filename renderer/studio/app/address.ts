/** Where in the studio somebody is, so that a reload and a link lead there again. */
export interface StudioAddress {
  locale?: string;
  document?: string;
}

/** Reads `#de-AT/<document>`. */
export function readAddress(hash: string): StudioAddress {
  const [, locale, document] = /^#([a-z]{2}-[A-Z]{2})(?:\/([\w-]{1,64}))?$/.exec(hash) ?? [];
  return { ...(locale !== undefined && { locale }), ...(document !== undefined && { document }) };
}

export function writeAddress({ locale = '', document }: StudioAddress): string {
  return `#${locale}${document === undefined ? '' : `/${document}`}`;
}
