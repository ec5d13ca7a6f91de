import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export interface GotPage {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks a shop on this machine for a page of a tenant, by its host name. */
export function getPage(port: number, tenant: string, path: string): Promise<GotPage> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path: encodeURI(path), headers: { Host: `${tenant}.localhost` } },
      (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          reject,
        );
      },
    );
    call.on('error', reject);
    call.end();
  });
}
