import type { Answer, ShopUnderTest } from './shop-under-test.ts';

/** A browser without scripts, as far as servers see it: it keeps cookies and says where its requests come from. */
export interface ShopVisitor {
  /** By name, as they are sent. */
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Sends a form, as forms do it. */
  send(
    path: string,
    fields: Record<string, string | readonly string[]>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Sends a body of any type, as scripts do it. */
  post(path: string, type: string, body: Buffer, headers?: Record<string, string>): Promise<Answer>;
  /** Sends JSON, as scripts do it. */
  call(path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
}

export interface VisitorOptions {
  /** That it has from before. */
  cookies?: Map<string, string>;
  /** That it sends with every request; `Host` among them makes it a visitor of another shop. */
  headers?: Record<string, string>;
}

/** Whether a browser sends a cookie of a path with a request (RFC 6265, 5.1.4). */
export function isSentTo(path: string, cookiePath: string): boolean {
  if (!path.startsWith(cookiePath)) return false;
  return path === cookiePath || cookiePath.endsWith('/') || path[cookiePath.length] === '/';
}

export function createVisitor(
  shop: Pick<ShopUnderTest, 'ask'>,
  { cookies = new Map(), headers: own = {} }: VisitorOptions = {},
): ShopVisitor {
  const { Host = 'at.localhost' } = own;
  /** Where cookies go to, as far as it was said. */
  const paths = new Map<string, string>();
  const pathOf = (name: string): string => paths.get(name) ?? '/';

  async function ask(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string | Buffer,
  ): Promise<Answer> {
    const cookie = [...cookies]
      .filter(([name]) => isSentTo(path.split('?')[0] ?? '', pathOf(name)))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const answer = await shop.ask(path, {
      method,
      headers: { Host, ...own, ...(cookie !== '' && { Cookie: cookie }), ...headers },
      ...(body !== undefined && { body }),
    });
    for (const line of answer.headers['set-cookie'] ?? []) keep(line);
    return answer;
  }

  function keep(line: string): void {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = /; Path=([^;]*)/i.exec(line)?.[1] ?? '/';
    if (name.startsWith('__Host-') && (path !== '/' || !/; Secure(;|$)/i.test(line))) return;
    if (!/; Max-Age=0(;|$)/i.test(line)) {
      cookies.set(name, value);
      paths.set(name, path);
    } else if (pathOf(name) === path) cookies.delete(name);
  }

  const sent = (type: string, headers: Record<string, string> = {}): Record<string, string> => ({
    ...{ Origin: `http://${headers['Host'] ?? Host}`, 'Sec-Fetch-Site': 'same-origin' },
    ...{ 'Content-Type': type, ...headers },
  });
  return {
    cookies,
    get: (path, headers = {}) => ask('GET', path, headers),
    send: (path, fields, headers) =>
      ask(
        'POST',
        path,
        sent('application/x-www-form-urlencoded', headers),
        new URLSearchParams(
          Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
        ).toString(),
      ),
    post: (path, type, body, headers) => ask('POST', path, sent(type, headers), body),
    call: (path, body = {}, headers) =>
      ask('POST', path, sent('application/json', headers), JSON.stringify(body)),
  };
}
