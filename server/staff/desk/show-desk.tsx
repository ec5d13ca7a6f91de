import type { Request, Response } from 'express';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Theme } from '../../../schemas/tenant/theme.ts';
import { createQueryReader, splitTarget } from '../../http/query.ts';
import { type DeskPage, visitOf } from './desk-page.ts';
import { deskSheet } from './desk-sheet.ts';
import { hasDeskText } from './desk-text.ts';
import { DeskView } from './desk-view.tsx';

interface ShownDesk {
  title: string;
  body: ReactNode;
  /** Default 200; 422 where a form could not be taken. */
  status?: number;
}

/** Sends a page of the desk. */
export type ShowDesk = (request: Request, response: Response, shown: ShownDesk) => void;

/** What draws pages of the desk; `pages` are those of its navigation, in their order. */
export function createShowDesk(pages: readonly DeskPage[], themeOf: (tenant: string) => Theme): ShowDesk {
  const sheets = new Map<string, ReturnType<typeof deskSheet>>();

  function sheetOf(tenant: string): ReturnType<typeof deskSheet> {
    const sheet = sheets.get(tenant) ?? deskSheet(themeOf(tenant));
    sheets.set(tenant, sheet);
    return sheet;
  }

  return (request, response, { title, body, status = 200 }) => {
    const visit = visitOf(response);
    const { css, policy } = sheetOf(visit.tenant.slug);
    const { path, search } = splitTarget(request.originalUrl);
    const done = `done.${createQueryReader(search)('done')}`;
    const html = renderToStaticMarkup(
      <DeskView
        {...{ visit, title, body, css, pages }}
        isFaulty={status === 422}
        notice={status === 200 && hasDeskText(done) ? visit.text(done) : undefined}
        current={path.split('/')[2]}
        path={request.method === 'POST' ? path.split('/', 3).join('/') : request.originalUrl}
      />,
    );
    response.status(status).set('Content-Security-Policy', policy);
    response.set('Content-Language', visit.language).type('html').send(`<!doctype html>${html}`);
  };
}
