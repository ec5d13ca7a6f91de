import { expect, test } from 'vitest';
import { CallError, createAsk } from './ask.ts';

function answering(response: Response | Error): { asked: Request[]; fetchFrom: typeof fetch } {
  const asked: Request[] = [];
  const fetchFrom: typeof fetch = (address, init) => {
    asked.push(new Request(new URL(String(address), 'http://at.localhost'), init));
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  };
  return { asked, fetchFrom };
}

test('sends JSON, and gives what is answered', async () => {
  const { asked, fetchFrom } = answering(Response.json({ saved: true }));
  const ask = createAsk('/edit/api', fetchFrom);
  expect(await ask('/documents/1/changes', { method: 'POST', body: { a: 1 } })).toEqual({ saved: true });
  const [request] = asked;
  expect(request?.url).toBe('http://at.localhost/edit/api/documents/1/changes');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toEqual({ a: 1 });
});

test('tells a refusal by its status and its problem', async () => {
  const problem = Response.json({ reason: 'locked', detail: 'This field is locked.' }, { status: 409 });
  const refused = createAsk('/edit/api', answering(problem).fetchFrom)('/x').catch((e: unknown) => e);
  const error = (await refused) as CallError;
  expect(error).toBeInstanceOf(CallError);
  expect([error.status, error.message, error.reason]).toEqual([409, 'This field is locked.', 'locked']);
});

test('tells a lost connection from a refusal', async () => {
  const lost = createAsk('/edit/api', answering(new TypeError('Failed to fetch')).fetchFrom)('/x');
  await expect(lost).rejects.toMatchObject({ status: 0 });
});

test('an answer that is no JSON is a refusal without words, not a crash', async () => {
  const page = new Response('<html>', { status: 502, headers: { 'Content-Type': 'text/html' } });
  await expect(createAsk('', answering(page).fetchFrom)('/x')).rejects.toMatchObject({ status: 502 });
});
