import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { HttpError } from '../../../http/http-error.ts';
import { takeMethods } from '../../../http/methods.ts';
import type { OutboxEntry, OutboxReader } from '../outbox.ts';
import type { DrawMailPaper } from '../mail-paper.ts';
import { entryPage } from './entry-page.ts';
import { listPage } from './list-page.ts';
import { framePolicy } from './page-frame.ts';

/** Mails that one page lists. */
const mostListed = 200;

/** A mail in its frame: its own rules, which stand in attributes, and links that open elsewhere. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/**
 * The outbox as pages, for development only, to be mounted at `/dev/mail`: the newest mails, one with its contents, its HTML
 * (`/:id/html`), its papers (`/:id/papers/:number`) and JSON (`/json`, of one recipient by `?to=`, of one purpose by `?purpose=`; `/:id/json`). Whoever can open
 * them reads everybody's mails: the caller decides whether they are there at all.
 */
export function createMailPages(outbox: OutboxReader, drawPaper: DrawMailPaper): Router {
  const router = express.Router({ strict: true });

  async function entryOf({ params }: Request): Promise<OutboxEntry> {
    const id = /^[1-9]\d{0,14}$/.test(String(params['id'])) ? Number(params['id']) : undefined;
    const entry = id === undefined ? null : await outbox.entry(id);
    if (!entry) throw new HttpError(404, 'There is no such mail');
    return entry;
  }

  const get = (path: string, handler: RequestHandler): void => takeMethods(router, path, { get: handler });

  get('/', async ({ baseUrl }, response) => {
    sendPage(response, listPage(await outbox.newest(mostListed), baseUrl));
  });
  get('/json', async ({ query }, response) => {
    const { to, purpose } = query;
    const found = (await outbox.newest(mostListed)).filter(
      ({ mail }) =>
        (to === undefined || mail.to.address === to) && (purpose === undefined || mail.purpose === purpose),
    );
    response.set('Cache-Control', 'private, no-store').json(found.map(described));
  });
  get('/:id', async (request, response) => {
    sendPage(response, entryPage(await entryOf(request), request.baseUrl));
  });
  get('/:id/json', async (request, response) => {
    response.set('Cache-Control', 'private, no-store').json(described(await entryOf(request)));
  });
  get('/:id/html', async (request, response) => {
    const { mail } = await entryOf(request);
    response.set({ 'Content-Security-Policy': mailPolicy, 'X-Frame-Options': 'SAMEORIGIN' });
    response.set('Cache-Control', 'private, no-store').type('html').send(mail.html);
  });
  get('/:id/papers/:number', async (request, response) => {
    const { mail } = await entryOf(request);
    const paper = mail.papers?.[Number(request.params['number'])];
    const file = paper && (await drawPaper(mail.tenant, paper));
    if (!file) throw new HttpError(404, 'There is no such paper');
    response.set({
      'Content-Disposition': `inline; filename="${file.name}"`,
      'Cache-Control': 'private, no-store',
    });
    response.type('application/pdf').send(file.content);
  });
  return router;
}

function sendPage(response: Response, html: string): void {
  response.set({ 'Content-Security-Policy': framePolicy, 'Cache-Control': 'private, no-store' });
  response.type('html').send(html);
}

/** A mail with the addresses that its text names, in their order. */
function described(entry: OutboxEntry): object {
  return { ...entry, links: entry.mail.text.match(/https?:\/\/\S+/g) ?? [] };
}
