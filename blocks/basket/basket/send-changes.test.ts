import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Change, sendChanges } from './send-changes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const quantity = (pieces: number): Change => ({
  key: 'quantity 1',
  entries: [['quantity', String(pieces)]],
  isDebounced: true,
});
const removal: Change = { key: 'quantity 1', entries: [['form', 'remove']], isDebounced: false };
const code: Change = { key: 'voucher', entries: [['code', 'A']], isDebounced: false };

/** A sender whose answers come when the test says so. */
function setUp() {
  const flights: { sent: string; land: () => void; crash: (reason: Error) => void }[] = [];
  const show = vi.fn<(page: string, change: Change) => void>();
  const fail = vi.fn<(lost: readonly Change[], reason: unknown) => void>();
  const sender = sendChanges<string>({
    send: (entries) =>
      new Promise((resolve, reject) => {
        const sent = JSON.stringify(entries);
        flights.push({ sent, land: () => resolve(sent), crash: reject });
      }),
    show,
    fail,
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const land = async (): Promise<void> => {
    flights.at(-1)?.land();
    await settle();
  };
  return { flights, show, fail, sender, land, settle, sent: () => flights.map(({ sent }) => sent) };
}

describe('changes of a basket', () => {
  test('fifty presses are one request, with what was wished last', async () => {
    const { sender, sent, show, land } = setUp();
    for (let pieces = 2; pieces <= 51; pieces += 1) {
      sender.add(quantity(pieces));
      await vi.advanceTimersByTimeAsync(60);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent()).toEqual(['[["quantity","51"]]']);
    await land();
    expect(show).toHaveBeenCalledTimes(1);
  });

  test('fifty presses while the shop is slow are three at most, the last as it was wished last', async () => {
    const { sender, sent, land } = setUp();
    sender.add(quantity(2));
    await vi.advanceTimersByTimeAsync(1000);
    for (let pieces = 3; pieces <= 51; pieces += 1) {
      sender.add(quantity(pieces));
      await vi.advanceTimersByTimeAsync(60);
      if (pieces === 20) await land();
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent()).toEqual(['[["quantity","2"]]', '[["quantity","51"]]']);
  });

  test('go one after another, in their order', async () => {
    const { sender, sent, land } = setUp();
    sender.add(quantity(2));
    sender.add(code);
    expect(sent()).toEqual(['[["quantity","2"]]']);
    await land();
    expect(sent().at(-1)).toBe('[["code","A"]]');
  });

  test('a removal takes the place of a quantity that is not sent yet', async () => {
    const { sender, sent } = setUp();
    sender.add(quantity(2));
    sender.add(removal);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent()).toEqual(['[["form","remove"]]']);
  });

  test('that fail take with them what waits, and the next is sent as if nothing had been', async () => {
    const { sender, flights, fail, show, sent, settle, land } = setUp();
    sender.add(code);
    sender.add(quantity(2));
    const reason = new TypeError('No answer');
    flights[0]?.crash(reason);
    await settle();
    expect(fail).toHaveBeenCalledWith([code, quantity(2)], reason);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent()).toHaveLength(1);
    sender.add(code);
    await land();
    expect(show).toHaveBeenCalledTimes(1);
  });

  test('whose answer cannot be shown have failed', async () => {
    const { sender, show, fail, land } = setUp();
    show.mockImplementation(() => {
      throw new Error('No basket');
    });
    sender.add(code);
    await land();
    expect(fail).toHaveBeenCalledTimes(1);
  });

  test('are known while they wait and while they are on their way', async () => {
    const { sender, show, land } = setUp();
    sender.add(code);
    expect(sender.has('voucher')).toBe(true);
    show.mockImplementation(() => expect(sender.has('voucher')).toBe(false));
    await land();
    expect(sender.has('voucher')).toBe(false);
    expect(show).toHaveBeenCalledTimes(1);
  });

  test('of one kind are not the same: what is chosen while another choice is on its way is sent after it', async () => {
    const { sender, sent, land } = setUp();
    const way = (option: string): Change => ({ ...code, key: 'delivery', entries: [['option', option]] });
    const press = (option: string): void => {
      const change = way(option);
      if (!sender.has('delivery', change.entries ?? [])) sender.add(change);
    };
    for (const option of ['eco', 'eco', 'standard', 'standard']) press(option);
    expect(sent()).toEqual(['[["option","eco"]]']);
    await land();
    expect(sent().at(-1)).toBe('[["option","standard"]]');
    press('eco');
    await land();
    expect(sent()).toHaveLength(3);
  });

  test('that are not sent yet can be taken along, and are sent no more', async () => {
    const { sender, sent } = setUp();
    sender.add(quantity(7));
    expect(sender.takeWaiting()).toEqual([quantity(7)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent()).toEqual([]);
  });
});
