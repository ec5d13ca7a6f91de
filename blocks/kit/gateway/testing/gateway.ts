import type { GatewayOperation } from '../../../../schemas/gateway/gateway-operation.ts';
import { createGatewayClient, type GatewayClientParts } from '../gateway-client.ts';

interface AskedGateway {
  method: string;
  address: string;
  headers: Headers;
  /** What was sent, by GET or POST. */
  call: { query?: string; variables?: Record<string, unknown>; extensions?: Record<string, unknown> };
}

/** A client, and a gateway that answers what a test says. */
export function openTestGateway(more: Partial<GatewayClientParts> = {}) {
  const asked: AskedGateway[] = [];
  const gateway = {
    asked,
    now: 0,
    /** Data of an answer, or an answer. */
    answer: (_call: AskedGateway['call']): object | Response | Promise<Response> => ({}),
  };
  const client = createGatewayClient({
    url: '/api/gateway/?locale=de-AT',
    async ask(input, init) {
      const address = input as string;
      const { method = 'GET', headers, body } = init ?? {};
      const call = typeof body === 'string' ? (JSON.parse(body) as AskedGateway['call']) : callOf(address);
      asked.push({ method, address, headers: new Headers(headers), call });
      const answer = await gateway.answer(call);
      return answer instanceof Response ? answer : answerOf({ data: answer });
    },
    session: { headers: () => Promise.resolve({ 'x-ec-token': 'key.1' }), refused: () => Promise.resolve() },
    clock: () => gateway.now,
    effectiveType: () => undefined,
    isTrusted: false,
    ...more,
  });
  return Object.assign(gateway, { client });
}

/** An answer as the gateway sends it. */
export function answerOf(body: object, status = 200, headers: Record<string, string> = {}): Response {
  const type = { 'Content-Type': 'application/graphql-response+json' };
  return new Response(JSON.stringify(body), { status, headers: { ...type, ...headers } });
}

/** An operation without a hash worth the name. */
export function testOperation(text: string): GatewayOperation<unknown, Record<string, unknown>> {
  return { text, hash: 'a'.repeat(64) };
}

function callOf(address: string): AskedGateway['call'] {
  const parameters = new URL(address, 'http://shop').searchParams;
  const json = (name: string): unknown => JSON.parse(parameters.get(name) ?? '{}');
  const query = parameters.get('query');
  return {
    ...(query !== null && { query }),
    variables: json('variables') as Record<string, unknown>,
    extensions: json('extensions') as Record<string, unknown>,
  };
}
