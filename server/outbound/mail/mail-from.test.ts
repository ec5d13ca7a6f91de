import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTenants } from '../../../tenants/read-tenants.ts';
import { createMailFrom } from './mail-from.ts';

const tenants = readTenants(join(import.meta.dirname, '../../../tenants')).map(({ config }) => config);
const company = { name: 'Modehaus Linde', replyTo: 'service@modehaus-linde.example' };

test('a shop writes as its company, or from the address that the settings say; answers go to the company', () => {
  expect(createMailFrom(undefined, tenants)('at')).toEqual({ ...company, address: company.replyTo });
  const all = createMailFrom({ '*': 'post@linde.example' }, tenants);
  expect(all('at')).toEqual({ ...company, address: 'post@linde.example' });
  const one = createMailFrom({ at: 'at@linde.example', '*': 'post@linde.example' }, tenants);
  expect([one('at').address, one('default').address]).toEqual(['at@linde.example', 'post@linde.example']);
  expect(() => all('ch')).toThrow('ch');
});
