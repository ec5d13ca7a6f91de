import type { Answer, ShopUnderTest } from './shop-under-test.ts';

/** A browser without scripts, as far as servers see it: it keeps cookies and says where its requests come from. */
export interface ShopVisitor {
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Sends a form, as forms do it. */
  send(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  /** Sends JSON, as scripts do it. */
  call(path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
}

export function createVisitor(shop: Pick<ShopUnderTest, 'ask'>, host = 'at.localhost'): ShopVisitor {
  const cookies = new Map<string, string>();

  async function ask(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await shop.ask(path, {
      method,
      headers: { Host: host, ...(cookie !== '' && { Cookie: cookie }), ...headers },
      ...(body !== undefined && { body }),
    });
    for (const line of answer.headers['set-cookie'] ?? []) keep(line);
    return answer;
  }

  function keep(line: string): void {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (/; Max-Age=0(;|$)/i.test(line)) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  }

  const own = { Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' };
  return {
    cookies,
    get: (path, headers = {}) => ask('GET', path, headers),
    send: (path, fields, headers = {}) =>
      ask(
        'POST',
        path,
        { ...own, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        new URLSearchParams(fields).toString(),
      ),
    call: (path, body, headers = {}) =>
      ask('POST', path, { ...own, 'Content-Type': 'application/json', ...headers }, JSON.stringify(body)),
  };
}
