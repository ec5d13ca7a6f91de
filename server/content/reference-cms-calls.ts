import { localeName } from '../../schemas/content-names.ts';
import { isDraft, makeAddress } from './content-address.ts';
import type { ContentAddress } from './content-source.ts';

export type ReferenceCall =
  /** Several addresses where a bucket path names no tenant: the first that has the file answers. */
  | { ok: true; addresses: ContentAddress[]; needsToken: boolean }
  | { ok: false; status: 400 | 404; detail: string };

const parameterNames = ['format', 'tenant', 'locale', 'path', 'frame', 'list', 'cursor', 'state'] as const;
type Parameters = Partial<Record<(typeof parameterNames)[number], string>>;

/** What a request's target asks for, or what is wrong with it; bucket paths without tenant are looked up in `tenants`. */
export function readReferenceCall(target: string, tenants: readonly string[]): ReferenceCall {
  const url = URL.parse(target, 'http://cms.invalid');
  if (!url) return { ok: false, status: 400, detail: 'The request target is not an address.' };
  if (url.pathname === '/content') return readCmsCall(url.searchParams);
  const [, buckets, ...parts] = url.pathname.split('/');
  if (buckets !== 'buckets')
    return { ok: false, status: 404, detail: 'Content is at /content and below /buckets.' };
  if (url.search) return wrong('A bucket file has no parameters.');
  return readBucketCall(parts, tenants);
}

function readCmsCall(query: URLSearchParams): ReferenceCall {
  const parameters = readParameters(query);
  if (typeof parameters === 'string') return wrong(parameters);
  const { format, tenant, locale, state } = parameters;
  if (format !== 'webapp_json') return wrong('format has to be webapp_json.');
  if (state !== undefined && state !== 'draft') return wrong('state is draft, or left out.');
  const subject = subjectOf(parameters);
  if (typeof subject === 'string') return wrong(subject);
  const draft = state === 'draft' ? { draft: true } : {};
  return address({ ...subject, locale, ...draft }, [tenant]);
}

function readParameters(query: URLSearchParams): Parameters | string {
  const parameters: Parameters = {};
  for (const [name, value] of query) {
    const known = parameterNames.find((parameter) => parameter === name);
    if (!known)
      return `There is no parameter ${JSON.stringify(name)}; there are ${parameterNames.join(', ')}.`;
    if (parameters[known] !== undefined) return `${known} is given twice.`;
    parameters[known] = value;
  }
  return parameters;
}

function subjectOf({ path, frame, list, cursor }: Parameters): Record<string, string> | string {
  const given = [path, frame, list].filter((value) => value !== undefined);
  if (given.length !== 1) return 'Exactly one of path, frame and list is given.';
  if (cursor !== undefined && list === undefined) return 'cursor belongs to list.';
  if (path !== undefined) return { kind: 'page', path };
  if (frame !== undefined) return { kind: 'frame', frame };
  if (list !== 'pages') return 'list has to be pages.';
  return { kind: 'list', ...(cursor === undefined ? {} : { cursor }) };
}

/** `{locale}/{category}/{file}` or `products/{category}/{file}`, with or without the tenant in front. */
function readBucketCall(parts: string[], tenants: readonly string[]): ReferenceCall {
  const namesTenant = parts.length !== 3;
  const [tenant = '', place = '', category = '', file = ''] = namesTenant ? parts : ['', ...parts];
  const among = namesTenant ? [tenant] : tenants;
  const name = /^([^.]+)(?:\.(web|mobile))?(\.sliced)?\.json$/.exec(file);
  if (parts.length > 4 || !name) return { ok: false, status: 404, detail: 'There is no such bucket file.' };
  const [, stem = '', device, slicedEnding] = name;
  const sliced = slicedEnding !== undefined;
  if (place === 'products' && device === undefined) {
    const isFrench = stem.endsWith('_fr');
    const id = isFrench ? stem.slice(0, -3) : stem;
    return address({ kind: 'slice', locale: isFrench ? 'fr-CH' : 'de-AT', category, id, sliced }, among);
  }
  if (!localeName.safeParse(place).success) return wrong('locale: a locale is written as de-AT');
  if (category === 'menus' && device !== undefined) {
    return address({ kind: 'navigation', locale: place, clientId: stem, device, sliced }, among);
  }
  if (device !== undefined || sliced)
    return { ok: false, status: 404, detail: 'There is no such bucket file.' };
  return address({ kind: 'bucket', locale: place, category, identifier: stem }, among);
}

function address(parts: Record<string, unknown>, tenants: readonly (string | undefined)[]): ReferenceCall {
  const addresses: ContentAddress[] = [];
  for (const tenant of tenants) {
    const result = makeAddress({ ...parts, tenant });
    if (!result.ok) return wrong(`${result.field}: ${result.message}`);
    addresses.push(result.address);
  }
  return { ok: true, addresses, needsToken: addresses.some(isDraft) };
}

function wrong(detail: string): ReferenceCall {
  return { ok: false, status: 400, detail };
}
