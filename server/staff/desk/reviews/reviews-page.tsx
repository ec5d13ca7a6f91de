import { type Request, type Response, Router } from 'express';
import { HttpError } from '../../../http/http-error.ts';
import { takeMethods } from '../../../http/methods.ts';
import { entryOf, readEntries } from '../../../http/read-entries.ts';
import { deskPath } from '../../account/staff-paths.ts';
import type { StaffPorts } from '../../account/staff-ports.ts';
import { staffName } from '../../account/staff.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { type DeskPage, leadOn, signedInAt, visitOf } from '../desk-page.ts';
import { formKeyOf, newFormKey } from '../form-key.ts';
import { officeRoles } from '../orders/order-rights.ts';
import type { ShowDesk } from '../show-desk.tsx';
import type { DeskReviews } from './desk-reviews.ts';
import { reasonMax, ReviewsView } from './reviews-view.tsx';

interface ReviewPageParts {
  reviews: DeskReviews;
  log: AuditLog;
  show: () => ShowDesk;
  clock: StaffPorts['clock'];
  random: StaffPorts['random'];
}

/** Reviews of one page: what was decided makes room for the next. */
const pageSize = 25;
/** Reviews that the first page counts. */
const mostCounted = 100;

/** Reviews that wait for somebody to read them. */
export function createReviewsPage({ reviews, log, show, clock, random }: ReviewPageParts): DeskPage {
  const router = Router({ strict: true, caseSensitive: true });

  takeMethods(router, '/', {
    get: (request, response) => showWaiting(request, response),
    async post(request, response) {
      const { tenant, text } = visitOf(response);
      const entries = await readEntries(request);
      const id = entryOf(entries, 'review');
      const isPublished = entryOf(entries, 'decision') === 'publish';
      if (!isPublished && entryOf(entries, 'decision') !== 'reject')
        throw new HttpError(400, 'There is no such decision');
      const reason = entryOf(entries, 'reason').trim().slice(0, reasonMax);
      if (!isPublished && reason === '')
        return showWaiting(request, response, { id, fault: text('reviews.reason.missing') });
      const state = isPublished ? 'published' : 'rejected';
      const decided = await reviews.decide(
        tenant.slug,
        { key: formKeyOf(entries), id, state, reason: isPublished ? null : reason },
        (within, change) =>
          log.record(
            {
              ...{ tenant: tenant.slug, at: clock(), actor: staffName(signedInAt(response).staff.id) },
              ...{ action: `review.${state}`, subject: `review:${id}`, ...change },
            },
            within,
          ),
      );
      if (!decided) throw new HttpError(404, 'There is no such review');
      leadOn(response, '/reviews', decided.isChanged ? `review-${state}` : 'already');
    },
  });
  return {
    ...{ name: 'reviews', roles: officeRoles, routes: router },
    async todo(tenant) {
      const { length: count } = await reviews.waiting(tenant, mostCounted);
      return [{ name: 'reviews', count, path: `${deskPath}/reviews` }];
    },
  };

  async function showWaiting(
    request: Request,
    response: Response,
    wrong?: { id: string; fault: string },
  ): Promise<void> {
    const visit = visitOf(response);
    const { slug } = visit.tenant;
    const waiting = await reviews.waiting(slug, pageSize + 1);
    const shown = waiting.slice(0, pageSize);
    const products = await reviews.products(slug, shown);
    show()(request, response, {
      title: visit.text('reviews.title'),
      status: wrong ? 422 : 200,
      body: (
        <ReviewsView
          {...{ visit, wrong, products, reviews: shown, hasMore: waiting.length > pageSize }}
          newKey={() => newFormKey(random)}
        />
      ),
    });
  }
}
