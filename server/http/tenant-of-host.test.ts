import { describe, expect, test } from 'vitest';
import { readTenants } from '../../tenants/read-tenants.ts';
import { createTenantOfHost } from './tenant-of-host.ts';

const tenants = readTenants('tenants').map(({ config }) => config);
const [first, second] = tenants.map(({ slug }) => slug) as [string, string];
const rules = {
  tenants,
  hosts: { 'www.example.at': first, 'shop.example.com': second },
  defaultTenant: first,
  isStrict: true,
};

describe('the shop of a host', () => {
  const tenantOfHost = createTenantOfHost(rules);

  test.each([
    ['www.example.at', first],
    ['www.example.at:8080', first],
    ['WWW.Example.AT', first],
    ['shop.EXAMPLE.com:443', second],
    ['example.at', undefined],
    ['www.example.at.evil.example', undefined],
    ['www.example.at:port', undefined],
    ['www.example.at, shop.example.com', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %s, whatever its case and port', (host, slug) => {
    expect(tenantOfHost(host)?.slug).toBe(slug);
    // … also when it is asked for again, from what was remembered.
    expect(tenantOfHost(host)?.slug).toBe(slug);
  });

  test('is the default shop for a host that nobody configured, where that is allowed', () => {
    const lenient = createTenantOfHost({ ...rules, isStrict: false });
    expect(lenient('127.0.0.1:3000')?.slug).toBe(first);
    expect(lenient(`${second}.LOCALHOST:3000`)?.slug).toBe(second);
    expect(lenient('[::1]:3000')?.slug).toBe(first);
    expect(lenient('no host')).toBeUndefined();
  });

  test.each([
    [{ hosts: { 'a.example': 'nobody' } }, 'TENANT_HOSTS'],
    [{ defaultTenant: 'nobody' }, 'DEFAULT_TENANT'],
  ])('of a shop that does not exist stops the start: %j', (wrong, name) => {
    expect(() => createTenantOfHost({ ...rules, ...wrong })).toThrow(name);
  });
});
