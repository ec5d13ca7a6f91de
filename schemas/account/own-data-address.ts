import { accountQuery } from './form-state.ts';

export const ownDataPath = '/api/customer/v1/own-data';

/** For machines, and for people. */
export const ownDataFormats = ['json', 'html'] as const;
type OwnDataFormat = (typeof ownDataFormats)[number];

/** Where whoever has a token for it fetches their data. */
export function ownDataAddress({
  token,
  format,
  locale,
}: {
  token: string;
  format: OwnDataFormat;
  locale: string;
}): string {
  return `${ownDataPath}?${new URLSearchParams({ [accountQuery.token]: token, format, locale }).toString()}`;
}
