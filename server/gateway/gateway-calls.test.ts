import { expect, test } from 'vitest';
import { openapiDocument } from '../openapi/openapi-document.ts';
import { gatewayCalls } from './gateway-calls.ts';

test('the gateway is among the calls that machines are told of', () => {
  const { paths } = openapiDocument({
    ...{ entities: {}, groups: {}, title: 'Shop' },
    calls: gatewayCalls('/api/gateway/'),
  }) as {
    paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;
  };
  const own = paths['/api/gateway'];
  expect(Object.keys(own ?? {})).toEqual(['post', 'get']);
  expect(own?.post?.responses[200]?.content).toHaveProperty(['application/graphql-response+json', 'schema']);
  expect(own?.get?.responses[414]?.content).toHaveProperty(['application/problem+json']);
});
