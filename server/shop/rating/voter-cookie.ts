import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { cookieHeader } from '../../http/write-cookie.ts';
import { sentKey } from '../../repetition/write-key.ts';

/** Tells one voter from another, and nothing else; only calls bring it along: votes come by two of them. */
const cookieName = 'rv';
const path = '/api/';
const keptDays = 180;

/**
 * Who sends a request; somebody new gets a number, kept by the answer's cookie. Whoever sends the same again because no answer
 * came gets the same number again.
 */
export function voterOf(
  request: Request,
  response: Response,
  { secret, isHttps }: { secret: string; isHttps: boolean },
): string {
  const known = readVoter(request.headers.cookie, secret);
  if (known !== undefined) return known;
  const sent = sentKey(request);
  // 128 bits that nobody guesses.
  const voter =
    sent === undefined
      ? randomBytes(16).toString('base64url')
      : createHmac('sha256', secret)
          .update(`voter of ${sent}`)
          .digest()
          .subarray(0, 16)
          .toString('base64url');
  response.append('Set-Cookie', voterCookie(voter, secret, isHttps));
  return voter;
}

/** The number of a voter in a request's `Cookie` header; undefined where there is none that this shop has made. */
function readVoter(header: string | undefined, secret: string): string | undefined {
  const [voter = '', mark = '', ...rest] = (parse(header ?? '')[cookieName] ?? '').split('.');
  if (rest.length > 0 || !/^[\w-]{22}$/.test(voter)) return undefined;
  const given = Buffer.from(mark);
  const own = Buffer.from(markOf(voter, secret));
  return given.length === own.length && timingSafeEqual(given, own) ? voter : undefined;
}

/** The header that keeps a voter's number, signed. */
function voterCookie(voter: string, secret: string, isHttps: boolean): string {
  const value = `${voter}.${markOf(voter, secret)}`;
  return cookieHeader({ name: cookieName, value, isHttps, path, maxAge: keptDays * 86_400 });
}

/** A voter as the store keeps it: whoever reads the database can neither vote for somebody nor follow him elsewhere. */
export function storedVoter(voter: string, tenant: string, secret: string): string {
  return createHmac('sha256', secret).update(`stored ${tenant} ${voter}`).digest('base64url').slice(0, 32);
}

function markOf(voter: string, secret: string): string {
  return createHmac('sha256', secret).update(`voter ${voter}`).digest('base64url').slice(0, 22);
}
