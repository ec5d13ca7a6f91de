import type { IncomingMessage } from 'node:http';

/** Scheme, host with port, path and query; a user's name before the host and a fragment are no part of a target. */
const absoluteForm = /^https?:\/\/([^/?#@\\]+)([/?][^#]*)?$/i;

/**
 * A target in absolute form that names a host of ours becomes the path that it asks for, and its host takes the place of the
 * header's (RFC 9112, 3.2.2). Every other target stays as it is, to be refused.
 */
export function readAbsoluteTarget(
  request: Pick<IncomingMessage, 'headers' | 'url'>,
  isOwnHost: (host: string) => boolean,
): void {
  const { url = '' } = request;
  if (url.startsWith('/')) return;
  const [, host = '', rest = ''] = absoluteForm.exec(url) ?? [];
  if (!isOwnHost(host)) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = host;
}
