import { z } from 'zod';
import { gatewayPathShape } from '../schemas/gateway/gateway-path.ts';

const list = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const pairs = z.string().transform((value, context) => {
  const hosts: Record<string, string> = {};
  for (const pair of list(value)) {
    const [host, tenant, ...rest] = pair.split('=');
    if (!host || !tenant || rest.length > 0 || !/^[a-z0-9.-]+$/.test(host)) {
      context.addIssue(`write pairs as www.example.at=at,www.example.com=default; "${pair}" is none`);
      return z.NEVER;
    }
    hosts[host] = tenant;
  }
  return hosts;
});
const origins = z.string().transform((value, context) => {
  const byTenant: Record<string, string> = {};
  for (const part of list(value)) {
    const [first, second] = part.includes('=') ? part.split('=', 2) : ['*', part];
    const origin = originOf(second ?? '');
    if (origin === undefined) {
      context.addIssue(`"${part}" is no origin such as https://www.example.at`);
      return z.NEVER;
    }
    byTenant[first ?? '*'] = origin;
  }
  return byTenant;
});
const mailSenders = z.string().transform((value, context) => {
  const byTenant: Record<string, string> = {};
  for (const part of list(value)) {
    const [tenant, address, ...rest] = part.includes('=') ? part.split('=') : ['*', part];
    if (!tenant || rest.length > 0 || !z.email().safeParse(address).success) {
      context.addIssue(`"${part}" is no address such as post@example.at or at=post@example.at`);
      return z.NEVER;
    }
    byTenant[tenant] = address ?? '';
  }
  return byTenant;
});
const httpUrl = z.url({ protocol: /^https?$/, error: 'write an http or https address' });
const secret = z.string().min(32, 'a secret has at least 32 characters');
const port = z.coerce.number().int().min(0).max(65535);
const milliseconds = z.coerce.number().int().min(1).max(600_000);
const connections = z.coerce.number().int().min(1).max(200);
const megabytes = z.coerce.number().int().min(0).max(65536);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const proxies = z
  .enum(
    ['true', 'false', '1', '2', '3', '4', '5'],
    'write true, false or how many proxies there are, up to 5',
  )
  .transform((value) => (value === 'true' ? 1 : Number(value) || 0));

/** Secrets with which a provider signs, in base64; two, with a comma between, while one takes the other's place. */
const paymentSecrets = z
  .string()
  .regex(
    /^(whsec_)?[A-Za-z0-9+/=]{32,}(,(whsec_)?[A-Za-z0-9+/=]{32,})?$/,
    'write a secret of at least 32 characters in base64, or two with a comma between',
  )
  .transform((text) => text.split(','));

/** Secrets by shop, in base64; a shop that is named twice has two, while one takes the other's place. */
const shopSecrets = z.string().transform((value, context) => {
  const byTenant: Record<string, string[]> = {};
  for (const part of list(value)) {
    const [, tenant = '', own = ''] = /^([a-z0-9-]+)=((?:whsec_)?[A-Za-z0-9+/]{32,}={0,2})$/.exec(part) ?? [];
    if (own === '') {
      context.addIssue('write at=<secret>,default=<secret>, each of at least 32 characters in base64');
      return z.NEVER;
    }
    (byTenant[tenant] ??= []).push(own);
  }
  return byTenant;
});
/** Bearer tokens by shop. */
const shopTokens = z.string().transform((value, context) => {
  const byTenant: Record<string, string> = {};
  for (const part of list(value)) {
    const [, tenant = '', token = ''] = /^([a-z0-9-]+)=([\w.~+/-]{32,200}=*)$/.exec(part) ?? [];
    if (token === '') {
      context.addIssue('write at=<token>,default=<token>, each of at least 32 characters');
      return z.NEVER;
    }
    byTenant[tenant] = token;
  }
  return byTenant;
});
/** Where something is posted that names people; may hold `{tenant}`. */
const webhookUrl = z.string().transform((value, context) => {
  const example = value.replaceAll('{tenant}', 'at');
  const url = URL.canParse(example) ? new URL(example) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    context.addIssue('write an http or https address, without a login');
    return z.NEVER;
  }
  return value;
});

const cmsOrigin = z
  .string()
  .refine((value) => originOf(value) !== undefined, 'write an origin such as https://cms.example.at')
  .transform((value) => originOf(value) as string);

/** Every setting, with its default. The README's table is checked against this list. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  PICTURE_DIR: z.string().min(1).optional(),
  CMS_URL: httpUrl.or(z.string().regex(/^https?:\/\/\S*\{tenant\}/)).optional(),
  BUCKET_URL: httpUrl.or(z.string().regex(/^https?:\/\/\S*\{tenant\}/)).optional(),
  CMS_ORIGIN: cmsOrigin.optional(),
  CMS_PREVIEW_TOKEN: z.string().min(16).optional(),
  CONTENT_DIR: z.string().min(1).default('content-fixtures'),
  CONTENT_STORE: flag.optional(),
  CONTENT_TIMEOUT_MS: milliseconds.default(5000),
  REVALIDATE_SECRET: secret.optional(),
  PREVIEW_SECRET: secret.optional(),
  VISITOR_SECRET: secret.optional(),
  VISITOR_SECRET_BEFORE: secret.optional(),
  STAFF_SECRET: secret.optional(),
  PUBLIC_ORIGIN: origins.optional(),
  TENANT_HOSTS: pairs.default({}),
  DEFAULT_TENANT: z.string().min(1).default('at'),
  GATEWAY_PATH: gatewayPathShape.optional(),
  INDEXABLE: flag.optional(),
  TRUST_PROXY: proxies.default(0),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'write a postgres:// address')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'write a redis:// address')
    .optional(),
  DATABASE_CONNECTIONS: connections.default(10),
  KEY_VALUE_MB: megabytes.default(16),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'write an smtp:// or smtps:// address')
    .optional(),
  MAIL_FROM: mailSenders.optional(),
  PAYMENT_URL: httpUrl.optional(),
  PAYMENT_TOKEN: z.string().min(16, 'a token has at least 16 characters').optional(),
  PAYMENT_SECRET: paymentSecrets.optional(),
  PAYMENT_SANDBOX_PORT: port.default(0),
  CARRIER_URL: httpUrl.optional(),
  CARRIER_TOKEN: z.string().min(16, 'a token has at least 16 characters').optional(),
  CARRIER_SANDBOX_PORT: port.default(0),
  ORDER_WEBHOOK_URL: webhookUrl.optional(),
  ORDER_WEBHOOK_SECRET: shopSecrets.optional(),
  FULFILMENT_TOKEN: shopTokens.default({}),
  OBJECTS_S3_ENDPOINT: httpUrl.optional(),
  OBJECTS_S3_REGION: z.string().min(1).default('us-east-1'),
  OBJECTS_S3_KEY_ID: z.string().min(1).optional(),
  OBJECTS_S3_SECRET: z.string().min(1).optional(),
  CDN_PURGE_URL: httpUrl.optional(),
  CDN_PURGE_TOKEN: z.string().min(8).optional(),
  METRICS_TOKEN: z.string().min(16, 'a token has at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_PRETTY: flag.optional(),
  PAGE_CACHE_MB: megabytes.default(64),
  NODE_CACHE_MB: megabytes.default(64),
  DOCUMENT_CACHE_MB: megabytes.default(64),
  DRAIN_MS: milliseconds.default(10_000),
});

export type Settings = z.output<typeof settings>;

/**
 * Reads the environment. Throws one error that lists every fault; in production also what is missing there.
 * This is the only reader of `process.env`.
 */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  const known = Object.keys(settings.shape);
  // An empty variable counts as not set: `CMS_URL= npm start` is how shells unset one.
  const given = Object.fromEntries(
    known.filter((name) => environment[name]).map((name) => [name, environment[name]]),
  );
  const parsed = settings.safeParse(given);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const faults = [...wrong, ...missing(given)];
  if (!parsed.success || faults.length > 0) throw settingsError(faults);
  return parsed.data;
}

/** What settings lack beside each other; told together with values that are wrong. */
function missing(given: Record<string, string | undefined>): string[] {
  const halves: string[] =
    (given.CMS_URL === undefined) === (given.BUCKET_URL === undefined)
      ? []
      : ['CMS_URL, BUCKET_URL: set both or neither'];
  const payment = ['PAYMENT_URL', 'PAYMENT_TOKEN', 'PAYMENT_SECRET'];
  const isPartly = payment.some((name) => given[name]) && !payment.every((name) => given[name]);
  if (isPartly) halves.push(`${payment.join(', ')}: set all or none`);
  const objects = ['OBJECTS_S3_ENDPOINT', 'OBJECTS_S3_KEY_ID', 'OBJECTS_S3_SECRET'];
  if (objects.some((name) => given[name]) && !objects.every((name) => given[name]))
    halves.push(`${objects.join(', ')}: set all or none`);
  if ((given.CARRIER_URL === undefined) !== (given.CARRIER_TOKEN === undefined))
    halves.push('CARRIER_URL, CARRIER_TOKEN: set both or neither');
  if ((given.ORDER_WEBHOOK_URL === undefined) !== (given.ORDER_WEBHOOK_SECRET === undefined))
    halves.push('ORDER_WEBHOOK_URL, ORDER_WEBHOOK_SECRET: set both or neither');
  if (given.NODE_ENV !== 'production') return halves;
  const required = ['REVALIDATE_SECRET', 'PREVIEW_SECRET', 'VISITOR_SECRET', 'PUBLIC_ORIGIN', 'TENANT_HOSTS'];
  return [
    ...halves,
    ...required.filter((name) => given[name] === undefined).map((name) => `${name}: required in production`),
    ...(/^http:\/\/(?!(localhost|127\.0\.0\.1|\[::1\])[:/])/.test(given.ORDER_WEBHOOK_URL ?? '')
      ? ['ORDER_WEBHOOK_URL: in production write https, or an address of this machine']
      : []),
  ];
}

/** Throws one error that lists every tenant that the settings name and nobody knows, and in production who lacks an origin. */
export function checkTenantSettings(read: Settings, slugs: readonly string[]): void {
  const { DEFAULT_TENANT, TENANT_HOSTS, PUBLIC_ORIGIN = {}, MAIL_FROM = {}, NODE_ENV } = read;
  const { ORDER_WEBHOOK_SECRET = {} } = read;
  const unknown = (setting: string, names: readonly string[]): string[] =>
    names.filter((name) => !slugs.includes(name)).map((name) => `${setting}: there is no tenant "${name}"`);
  const served = [...new Set(Object.values(TENANT_HOSTS))];
  const withoutOrigin =
    NODE_ENV === 'production' && PUBLIC_ORIGIN['*'] === undefined
      ? served.filter((slug) => slugs.includes(slug) && PUBLIC_ORIGIN[slug] === undefined)
      : [];
  const faults = [
    ...unknown('DEFAULT_TENANT', [DEFAULT_TENANT]),
    ...unknown('TENANT_HOSTS', served),
    ...unknown(
      'PUBLIC_ORIGIN',
      Object.keys(PUBLIC_ORIGIN).filter((name) => name !== '*'),
    ),
    ...unknown(
      'MAIL_FROM',
      Object.keys(MAIL_FROM).filter((name) => name !== '*'),
    ),
    ...unknown('ORDER_WEBHOOK_SECRET', Object.keys(ORDER_WEBHOOK_SECRET)),
    ...withoutOrigin.map((slug) => `PUBLIC_ORIGIN: "${slug}" has none; write ${slug}=https://…`),
  ];
  if (faults.length > 0) throw settingsError(faults);
}

function settingsError(faults: readonly string[]): Error {
  return new Error(
    `The settings have faults:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\nThe README lists every setting.`,
  );
}

function originOf(value: string): string | undefined {
  try {
    const url = new URL(value);
    return (url.protocol === 'https:' || url.protocol === 'http:') && url.origin === value.replace(/\/$/, '')
      ? url.origin
      : undefined;
  } catch {
    return undefined;
  }
}
