import type { Answer, ShopUnderTest } from './shop-under-test.ts';

/** A browser without scripts, as far as servers see it: it keeps cookies and says where its requests come from. */
export interface ShopVisitor {
  /** By name, as they are sent. */
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Sends a form, as forms do it. */
  send(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  /** Sends JSON, as scripts do it. */
  call(path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
}

export interface VisitorOptions {
  /** That it has from before. */
  cookies?: Map<string, string>;
  /** That it sends with every request; `Host` among them makes it a visitor of another shop. */
  headers?: Record<string, string>;
}

export function createVisitor(
  shop: Pick<ShopUnderTest, 'ask'>,
  { cookies = new Map(), headers: own = {} }: VisitorOptions = {},
): ShopVisitor {
  const { Host = 'at.localhost' } = own;

  async function ask(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
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
    if (/; Max-Age=0(;|$)/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
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
        new URLSearchParams(fields).toString(),
      ),
    call: (path, body = {}, headers) =>
      ask('POST', path, sent('application/json', headers), JSON.stringify(body)),
  };
}
