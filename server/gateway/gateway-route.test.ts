import express from 'express';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/test-tenant.ts';
import { gatewayPath } from '../../schemas/gateway/gateway-call.ts';
import { createGatewayRoute } from './gateway-route.ts';

function shop(own?: string) {
  const app = express();
  app.use((_request, response, next) => {
    response.locals.tenant = { ...testTenant, ...(own !== undefined && { gatewayPath: own }) };
    next();
  });
  app.use(createGatewayRoute({ handler: (_request, response) => void response.send('gateway') }));
  return async (path: string): Promise<number> => (await supertest(app).get(path)).status;
}

test('the gateway answers at its one address', async () => {
  const status = shop();
  expect(gatewayPath).toBe('/api/gateway/');
  expect([await status('/api/gateway/'), await status('/api/gateway/?locale=fr-CH')]).toEqual([200, 200]);
  for (const other of ['/api/gateway', '/api/gateway/x', '/API/gateway/', '/api/gateway//', '/api/other/'])
    expect(await status(other)).toBe(404);
});

test('a shop can have it elsewhere, and then there alone', async () => {
  const status = shop('/api/other/graph/');
  expect([await status('/api/other/graph/'), await status('/api/gateway/')]).toEqual([200, 404]);
});
