import express, { type Request, type Response } from 'express';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { gatewayPath } from '../../schemas/gateway/gateway-call.ts';
import { createTestErrors } from '../http/testing/errors.ts';
import { createGatewayRoute } from './gateway-route.ts';

const handlers = {
  handler: (_request: Request, response: Response) => void response.send('gateway'),
  operations: (_request: Request, response: Response) => void response.send('operations'),
};

/** Two shops, one of which has its gateway elsewhere; the header `Tenant` says which one. */
function shops() {
  const tenants = [testTenant, { ...testTenant, gatewayPath: '/api/other/graph/' }];
  const app = express();
  app.use((request, response, next) => {
    response.locals.tenant = tenants[request.get('tenant') === 'other' ? 1 : 0];
    next();
  });
  app.use(createGatewayRoute(handlers, tenants));
  app.use(createTestErrors());
  return async (path: string, tenant = 'own', method: 'get' | 'post' | 'put' = 'get'): Promise<number> =>
    (await supertest(app)[method](path).set('Tenant', tenant)).status;
}

test('the gateway answers at its one address', async () => {
  const status = shops();
  expect(gatewayPath).toBe('/api/gateway/');
  expect(await status('/api/gateway/')).toBe(200);
  expect(await status('/api/gateway')).toBe(200);
  expect(await status('/api/gateway/?locale=fr-CH', 'own', 'post')).toBe(200);
  expect(await status('/api/gateway/', 'own', 'put')).toBe(405);
  for (const other of ['/api/gateway/x', '/API/gateway/', '/api/gateway//', '/api/other/graph/'])
    expect(await status(other)).toBe(404);
});

test('a shop can have it elsewhere, and then there alone', async () => {
  const status = shops();
  expect(await status('/api/other/graph/', 'other')).toBe(200);
  for (const method of ['get', 'post', 'put'] as const)
    expect(await status('/api/gateway/', 'other', method)).toBe(404);
});

test('another site is refused before anything is read', async () => {
  const app = express();
  app.use((_request, response, next) => {
    response.locals.tenant = testTenant;
    next();
  });
  app.use(createGatewayRoute(handlers, [testTenant]));
  app.use(createTestErrors());
  for (const method of ['get', 'post'] as const)
    expect((await supertest(app)[method](gatewayPath).set('Sec-Fetch-Site', 'cross-site')).status).toBe(403);
});
