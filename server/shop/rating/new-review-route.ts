import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { reviewQueryNames, type ReviewState, reviewTrap } from '../../../schemas/rating/review-limits.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { secondsToWait } from '../../http/call-limit.ts';
import { HttpError } from '../../http/http-error.ts';
import { localeOfForm } from '../../http/requested-locale.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { nextWriteKey, type WriteKey } from '../../repetition/write-key.ts';
import { leadBack, sendProblem } from '../../http/answer-form.ts';
import { type Entered, type ReadReview, readNewReview, type ReviewFault } from './new-review.ts';
import { ratingBodies } from './rating-calls.ts';
import { ratingLimits } from './rating-limits.ts';
import { callerOf, type RatingParts, takesReviews } from './rating-parts.ts';
import { type Entries, entryOf, readEntries } from '../../http/read-entries.ts';
import { productOf } from './reviews-route.ts';
import type { ReviewedProduct } from './shown-reviews.ts';
import { storedVoter, voterOf } from './voter-cookie.ts';

interface Call {
  response: Response;
  tenant: TenantConfig;
  locale: string;
  product: ReviewedProduct;
  isForm: boolean;
}

/**
 * POST `/new/store`: keeps a review until somebody has read it. 201, or for a form 303 back to the product's page, whose
 * address says what became of it. A program that fills in the field which nobody sees is thanked, and nothing is kept.
 */
export function createNewReviewRoute(parts: RatingParts): RequestHandler {
  function answer({ response, tenant, locale, product, isForm }: Call, state: ReviewState): boolean {
    if (!isForm) return false;
    const path = parts.productPath(tenant, locale, product) ?? '/';
    const words = addressWords(tenant, locale);
    const query = words.query(`${reviewQueryNames.state}=${state}`);
    leadBack(response, `${path}?${query}#${words.fragment('bewertung-schreiben')}`);
    return true;
  }

  function thank(call: Call): void {
    if (answer(call, 'danke')) return;
    const { response, tenant, locale } = call;
    response
      .status(201)
      .json({ state: 'pending', message: parts.text(tenant.slug, locale, 'rating.received') });
  }

  function refuse(call: Call, read: Extract<ReadReview, { ok: false }>): void {
    if (answer(call, stateOf(read.faults))) return;
    const { response, tenant, locale } = call;
    const text = (key: string, values?: Record<string, string>): string =>
      parts.text(tenant.slug, locale, `rating.${key}`, values);
    const errors = read.faults.map(({ field, reason }) => ({
      field,
      detail: text('fault', { field: text(`field.${field}`), reason: text(`reason.${reason}`) }),
    }));
    sendProblem(response, { status: 422, locale, detail: text('notTaken'), errors });
  }

  async function keep(
    { response, tenant, locale, product }: Call,
    review: Entered & { sender: string },
    once: WriteKey | undefined,
  ) {
    const { text, title, author } = review;
    // The same words sent again are the same review.
    const id = hash([tenant.slug, product.sku, author, title, text]);
    const customer = (await parts.customerOf(response)) ?? null;
    const isVerified = customer !== null && (await parts.hasBought(tenant.slug, customer, product.sku));
    const known = { id, sku: product.sku, locale, created: parts.now(), isVerified, customer };
    return parts.store.add(tenant.slug, { ...review, ...known }, once);
  }

  return async (request, response) => {
    const tenant = tenantOf(response);
    const entries = await readEntries(request, ratingBodies.review);
    const locale = localeOfForm(tenant, entries);
    if (!takesReviews(tenant))
      throw new HttpError(404, parts.text(tenant.slug, locale, 'rating.noReviewsTaken'));
    const product = await productOf(parts, tenant.slug, entryOf(entries, 'sku'), locale);
    const call: Call = { response, tenant, locale, product, isForm: entries.isForm };
    if (entryOf(entries, reviewTrap) !== '') return thank(call);
    const read = readNewReview(draftOf(entries), product);
    if (!read.ok) return refuse(call, read);
    const wait = await secondsToWait(parts, ratingLimits.review, callerOf(request, response));
    if (wait !== undefined) {
      if (answer(call, 'zu-oft')) return;
      return sendProblem(response, {
        status: 429,
        locale,
        detail: parts.text(tenant.slug, locale, 'rating.tooOften'),
        wait,
      });
    }
    const voter = voterOf(request, response, parts);
    const sender = storedVoter(voter, tenant.slug, parts.secret);
    const once = nextWriteKey(request, response, ['review', [...entries.values]]);
    const added = await keep(call, { ...read.review, sender }, once);
    if (added.ok) return thank(call);
    if (answer(call, 'doppelt')) return;
    sendProblem(response, { status: 409, locale, detail: parts.text(tenant.slug, locale, 'rating.twice') });
  };
}

function draftOf(entries: Entries): Parameters<typeof readNewReview>[0] {
  const read = (name: string): string => entryOf(entries, name);
  const tags = [...(entries.values.get('tags') ?? []), read('fit')].filter((tag) => tag !== '');
  return {
    ...{ stars: read('stars'), title: read('title'), text: read('text'), author: read('author') },
    ...{ recommended: read('recommended'), tags, size: read('size'), colour: read('colour') },
  };
}

function stateOf(faults: readonly ReviewFault[]): ReviewState {
  return faults.some(({ reason }) => ['html', 'address', 'contact'].includes(reason))
    ? 'nur-text'
    : 'unvollstaendig';
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
