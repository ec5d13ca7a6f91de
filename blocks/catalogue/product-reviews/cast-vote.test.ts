import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const change = vi.fn<(operation: object, variables: object) => Promise<unknown>>();
const gatewayClient = vi.fn<(settings: object) => { change: typeof change }>(() => ({ change }));
vi.mock('../../kit/gateway/page-gateway-client.ts', () => ({
  gatewayClient: (settings: object) => gatewayClient(settings),
}));

const { castVote } = await import('./cast-vote.ts');
const { voteOperation } = await import('./vote-operation.ts');

const section = {
  dataset: { gateway: '/api/other/', tenant: 'at', locale: 'de-AT', consent: 'consent' },
} as unknown as HTMLElement;
const vote = { review: 'a', isHelpful: false };

beforeEach(() => void change.mockResolvedValue({ voteReview: { id: 'a', helpful: 3, notHelpful: 1 } }));
afterEach(() => void change.mockReset());

test('a vote goes to the gateway of the page’s shop and language, and brings all votes', async () => {
  expect(await castVote(section, vote)).toEqual({ ok: true, helpful: 3, notHelpful: 1 });
  expect(gatewayClient).toHaveBeenCalledWith({
    ...{ tenant: 'at', locale: 'de-AT', path: '/api/other/' },
    cookies: { consent: 'consent', login: undefined, cc: undefined },
  });
  expect(change).toHaveBeenCalledWith(voteOperation, vote);
});

test.each([
  [404, 'Diese Bewertung gibt es nicht mehr.', 'Diese Bewertung gibt es nicht mehr.'],
  [429, 'Das war sehr oft.', 'Das war sehr oft.'],
  [400, 'Only operations of the shop are carried out.', undefined],
  [undefined, '[Network] Failed to fetch', undefined],
])('that fails with %s tells readers what is meant for them', async (status, message, detail) => {
  change.mockRejectedValue(Object.assign(new Error(message), { status }));
  expect(await castVote(section, vote)).toEqual({ ok: false, detail });
});
