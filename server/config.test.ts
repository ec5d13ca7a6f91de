import { describe, expect, test } from 'vitest';
import { checkTenantSettings, readSettings } from './config.ts';

const secret = 'x'.repeat(32);
const production = {
  NODE_ENV: 'production',
  REVALIDATE_SECRET: secret,
  PREVIEW_SECRET: secret,
  VISITOR_SECRET: secret,
  PUBLIC_ORIGIN: 'at=https://www.example.at,default=https://www.example.com',
  TENANT_HOSTS: 'www.example.at=at,www.example.com=default',
};

describe('settings', () => {
  test('have defaults for a fresh clone', () => {
    expect(readSettings({})).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      DEFAULT_TENANT: 'at',
      TENANT_HOSTS: {},
      TRUST_PROXY: 0,
    });
  });

  test('that are empty count as not set', () => {
    expect(readSettings({ PORT: '', CMS_URL: '', PUBLIC_ORIGIN: '' })).toMatchObject({ PORT: 3000 });
  });

  test('of others are not looked at', () => {
    expect(Object.keys(readSettings({ PATH: '/bin', HOME: '/root' }))).not.toContain('PATH');
  });

  test('are read by tenant', () => {
    const read = readSettings(production);
    expect(read.PUBLIC_ORIGIN).toEqual({ at: 'https://www.example.at', default: 'https://www.example.com' });
    expect(read.TENANT_HOSTS).toEqual({ 'www.example.at': 'at', 'www.example.com': 'default' });
    expect(readSettings({ PUBLIC_ORIGIN: 'https://www.example.at/' }).PUBLIC_ORIGIN).toEqual({
      '*': 'https://www.example.at',
    });
  });

  test('name one sender of mails, or one for each tenant', () => {
    expect(readSettings({ MAIL_FROM: 'post@example.at' }).MAIL_FROM).toEqual({ '*': 'post@example.at' });
    expect(readSettings({ MAIL_FROM: 'at=post@example.at, default=post@example.com' }).MAIL_FROM).toEqual({
      ...{ at: 'post@example.at', default: 'post@example.com' },
    });
  });

  test('that are wrong stop the start, every one of them named', () => {
    const wrong = {
      PORT: '70000',
      CMS_URL: 'cms.example',
      REVALIDATE_SECRET: 'short',
      TENANT_HOSTS: 'www.example.at',
      PUBLIC_ORIGIN: 'ftp://example.at',
      LOG_LEVEL: 'loud',
      DRAIN_MS: '0',
      DATABASE_URL: 'mysql://x',
      NODE_ENV: 'production',
    };
    let message = '';
    try {
      readSettings(wrong);
    } catch (error) {
      ({ message } = error as Error);
    }
    const named = message.split('\n').flatMap((line) => /^ {2}- ([A-Z_, ]+):/.exec(line)?.[1] ?? []);
    expect(named.toSorted()).toEqual(
      [
        'PORT',
        'CMS_URL',
        'REVALIDATE_SECRET',
        'VISITOR_SECRET',
        'TENANT_HOSTS',
        'PUBLIC_ORIGIN',
        'LOG_LEVEL',
        'DRAIN_MS',
        'DATABASE_URL',
        'CMS_URL, BUCKET_URL',
        'PREVIEW_SECRET',
      ].toSorted(),
    );
    // What is set wrong is not shown: it may be a secret.
    expect(message).not.toContain('short');
  });

  test.each([
    'PORT=x',
    'PORT=-1',
    'PORT=80.5',
    'TRUST_PROXY=yes',
    'PUBLIC_ORIGIN=https://www.example.at/shop',
    'TENANT_HOSTS=a b=at',
    'METRICS_TOKEN=short',
    'DATABASE_URL=mysql://localhost/shop',
    'DATABASE_CONNECTIONS=0',
    'DATABASE_CONNECTIONS=201',
    'REDIS_URL=localhost:6379',
    'SMTP_URL=mail.example:587',
    'MAIL_FROM=Linde <post@example.at>',
    'MAIL_FROM=at=post@example.at=x',
    'MAIL_FROM=at=,default=post@example.at',
    'PAYMENT_URL=pay.example',
    'PAYMENT_TOKEN=short',
    'PAYMENT_SECRET=short',
    'PAYMENT_SECRET=no base64, and long enough for a secret',
    'PAYMENT_SANDBOX_PORT=70000',
    'OBJECTS_S3_ENDPOINT=s3://bucket',
    'ORDER_WEBHOOK_URL=erp.example/orders',
    'ORDER_WEBHOOK_URL=ftp://erp.example/orders',
    'ORDER_WEBHOOK_URL=https://shop:word@erp.example/orders',
    'ORDER_WEBHOOK_SECRET=whsec_c2VjcmV0IG9mIHBheW1lbnRzLCBsb25n',
    'ORDER_WEBHOOK_SECRET=at=short',
    'VISITOR_SECRET_BEFORE=short',
  ])('%s is wrong', (pair) => {
    const [name = '', ...value] = pair.split('=');
    expect(() => readSettings({ [name]: value.join('=') })).toThrow(name);
  });

  test.each(['PAYMENT_URL', 'PAYMENT_TOKEN', 'PAYMENT_SECRET'])(
    'of a provider of payments are whole, or there is none: %s alone is told of',
    (name) => {
      const own = {
        PAYMENT_URL: 'https://pay.example/api',
        PAYMENT_TOKEN: 'a token of payments',
        PAYMENT_SECRET: 'c2VjcmV0IG9mIHBheW1lbnRzLCBsb25n',
      };
      expect(() => readSettings({ ...own, [name]: undefined })).toThrow('set all or none');
      expect(readSettings(own).PAYMENT_SECRET).toEqual([own.PAYMENT_SECRET]);
    },
  );

  test.each(['OBJECTS_S3_ENDPOINT', 'OBJECTS_S3_KEY_ID', 'OBJECTS_S3_SECRET'])(
    'of a bucket for files are whole, or there is none: without %s they are told of',
    (name) => {
      const own = {
        OBJECTS_S3_ENDPOINT: 'https://s3.example/shop',
        OBJECTS_S3_KEY_ID: 'key',
        OBJECTS_S3_SECRET: 'secret',
      };
      expect(() => readSettings({ ...own, [name]: undefined })).toThrow('set all or none');
      expect(readSettings(own)).toMatchObject(own);
    },
  );

  test('of webhooks name where they go and who signs, and names of shops may be part of the address', () => {
    const signing = 'c2VjcmV0IG9mIGEgd2ViaG9vaywgbG9uZw==';
    const own = {
      ORDER_WEBHOOK_URL: 'https://{tenant}.erp.example/{tenant}/orders',
      ORDER_WEBHOOK_SECRET: `at=whsec_${signing},default=${signing},at=${signing}`,
    };
    for (const name of Object.keys(own))
      expect(() => readSettings({ ...own, [name]: undefined })).toThrow('set both or neither');
    expect(readSettings(own)).toMatchObject({
      ...own,
      ORDER_WEBHOOK_SECRET: { at: [`whsec_${signing}`, signing], default: [signing] },
    });
    const inTheClear = { ...production, ...own, ORDER_WEBHOOK_URL: 'http://erp.example/orders' };
    expect(() => readSettings(inTheClear)).toThrow('in production write https');
    const here = 'http://127.0.0.1:4000/{tenant}';
    expect(readSettings({ ...inTheClear, ORDER_WEBHOOK_URL: here }).ORDER_WEBHOOK_URL).toBe(here);
  });

  test.each(['REVALIDATE_SECRET', 'PREVIEW_SECRET', 'VISITOR_SECRET', 'PUBLIC_ORIGIN', 'TENANT_HOSTS'])(
    'lack %s in production',
    (name) => {
      expect(() => readSettings({ ...production, [name]: undefined })).toThrow(
        `${name}: required in production`,
      );
    },
  );
});

describe('the tenants that settings name', () => {
  const check = (environment: Record<string, string>): void =>
    checkTenantSettings(readSettings(environment), ['at', 'default']);

  test('are known', () => {
    expect(() => check(production)).not.toThrow();
    expect(() => check({})).not.toThrow();
  });

  test('are all named when they are not', () => {
    expect(() =>
      check({
        DEFAULT_TENANT: 'ch',
        TENANT_HOSTS: 'a.example=de,b.example=constructor',
        PUBLIC_ORIGIN: 'aat=https://www.example.at',
        MAIL_FROM: 'att=post@example.at',
      }),
    ).toThrow(
      /DEFAULT_TENANT.*"ch".*TENANT_HOSTS.*"de".*TENANT_HOSTS.*"constructor".*PUBLIC_ORIGIN.*"aat".*MAIL_FROM.*"att"/s,
    );
  });

  test('have an origin in production: no page may name localhost as its address', () => {
    expect(() => check({ ...production, PUBLIC_ORIGIN: 'at=https://www.example.at' })).toThrow(
      'PUBLIC_ORIGIN: "default" has none',
    );
    expect(() => check({ ...production, PUBLIC_ORIGIN: 'https://www.example.at' })).not.toThrow();
  });
});
