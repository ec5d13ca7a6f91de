import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readPreview } from '../../../server/pages/preview-token.ts';

const secret = 'a-secret-for-previews-in-tests-0123456789';

/** What `npm run preview-link` says, and how it ends. */
function previewLink(line: string): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['server/cli/preview-link.ts', ...line.split(' ')], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PREVIEW_SECRET: secret, PORT: '3000' },
  });
}

test('prints an address with everything that was asked for', () => {
  const { stdout } = previewLink(
    '/fr/lp/automne --tenant default --at 2026-12-24T10:00+01:00 --visitor logged-in --device mobile --minutes 5',
  );
  const url = new URL(stdout.trim());
  expect(url.origin + url.pathname).toBe('http://default.localhost:3000/fr/lp/automne');
  const grant = readPreview(url.searchParams.get('preview') ?? '', secret, Date.now());
  expect(grant).toMatchObject({
    tenant: 'default',
    locale: 'fr-CH',
    path: '/lp/automne',
    at: Date.parse('2026-12-24T09:00:00Z'),
    visitor: 'logged-in',
    device: 'mobile',
  });
  expect((grant?.expires ?? 0) - Date.now()).toBeGreaterThan(4 * 60_000);
  expect((grant?.expires ?? 0) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
});

test.each([
  ['/lp/herbst?x=y', '/lp/herbst', '?x=y&preview='],
  ['/lp/herbst?x=y&preview=old#n1', '/lp/herbst', '?x=y&preview='],
  ['/lp/gr%C3%B6%C3%9Fe', '/lp/größe', '?preview='],
  ['/lp/größe', '/lp/größe', '?preview='],
])('of %s it grants %s, and the rest of the address stays', (line, path, search) => {
  const url = new URL(previewLink(line).stdout.trim());
  expect(decodeURI(url.pathname)).toBe(path);
  expect(url.search.startsWith(search)).toBe(true);
  const grant = readPreview(url.searchParams.get('preview') ?? '', secret, Date.now());
  expect(grant?.path).toBe(path);
});

test.each([
  ['/lp/herbst --minutes 60', '--minutes is a number from 1 to 15, not "60".'],
  ['/lp/herbst --minutes bald', '--minutes is a number from 1 to 15, not "bald".'],
  ['/lp/herbst --at morgen', '--at is a time with an offset, such as 2026-12-24T10:00+01:00, not "morgen".'],
  ['/lp/herbst --visitor ich', '--visitor is one of anonymous, soft-logged-in, logged-in, not "ich".'],
  ['/lp/herbst --device tv', '--device is one of web, mobile, not "tv".'],
  ['/lp/herbst --variant x=b', 'an experiment of the shop (sustainability), not "x=b".'],
  ['/lp/herbst --variant sustainability=z', '--variant sustainability is one of control, b, not "z".'],
  ['/lp/herbst --tenant ch', '--tenant is one of at, default'],
  ['/lp/herbst --vistor x', "Unknown option '--vistor'."],
  ['lp/herbst', 'lp/herbst is no path of a page, such as /lp/herbst.'],
  ['//evil.example/lp', '//evil.example/lp is no path of a page'],
  ['/lp/herbst/', '/lp/herbst/ is no page of "at": it leads to /lp/herbst.'],
])('%s is answered in a sentence', (line, sentence) => {
  const { status, stdout, stderr } = previewLink(line);
  expect(stderr).toContain(sentence);
  expect([status, stdout]).toEqual([1, '']);
});
