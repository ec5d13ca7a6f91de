import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Carrier, CarrierRefused, CarrierUnavailable } from '../../server/outbound/carrier/carrier.ts';
import type { TrackingState } from '../../schemas/parcel/parcel-tracking.ts';
import { readPdf } from '../../server/outbound/paper/testing/read-pdf.ts';

/** A carrier, and what happens outside the shop. */
export interface CarrierUnderTest {
  carrier: Carrier;
  /** What becomes of a parcel. */
  move(parcel: { carrier: string; trackingNumber: string }, state: TrackingState): Promise<void>;
  /** `down`: nobody answers; `odd`: somebody else does. */
  setMode(mode: 'pass' | 'down' | 'odd'): void;
  /** What is to be fetched, in words. */
  pickUps(): Promise<string>;
  close(): Promise<void>;
}

const home = { name: 'Zoë Ďurčová', street: 'Gasse 1', postalCode: '1070', city: 'Wien', country: 'AT' };
const shop = { ...home, name: 'Modehaus Linde' };
const order = (id: string) => ({ id, reference: '4821630957', locale: 'de-AT', from: home, to: shop });

/** Everything that a carrier promises, whoever it is. */
export function testCarrier(name: string, start: () => Promise<CarrierUnderTest>): void {
  describe(`carrier: ${name}`, () => {
    let under: CarrierUnderTest;
    beforeAll(async () => {
      under = await start();
    });
    afterAll(() => under.close());

    test('a parcel is followed from the first question on, with time, place and state', async () => {
      const parcel = { carrier: 'post', trackingNumber: 'AT100' };
      expect(await under.carrier.track(parcel)).toMatchObject({
        state: 'announced',
        events: [{ state: 'announced' }],
      });
      await under.move(parcel, 'on-the-way');
      await under.move(parcel, 'out-for-delivery');
      await under.move(parcel, 'delivered');
      const told = await under.carrier.track(parcel);
      expect(told?.state).toBe('delivered');
      expect(told?.events.map(({ state }) => state)).toEqual([
        ...['announced', 'on-the-way', 'out-for-delivery', 'delivered'],
      ]);
      expect(told?.events[1]?.place).not.toBe('');
      expect(told?.page).toMatch(/^https?:/);
    });

    test('what nobody knows is no parcel', async () => {
      expect(await under.carrier.track({ carrier: 'post', trackingNumber: '0000' })).toBeNull();
      expect(await under.carrier.track({ carrier: 'post', trackingNumber: '../labels' })).toBeNull();
    });

    test('a label names who sends it to whom, and is the same one when it is ordered again', async () => {
      const label = await under.carrier.label(order('at 1 r1'));
      const { pages } = await readPdf(label.file);
      const text = pages.map((page) => page.text).join(' ');
      for (const part of ['Zoë Ďurčová', 'Modehaus Linde', label.trackingNumber])
        expect(text).toContain(part);
      expect((await under.carrier.label(order('at 1 r1'))).trackingNumber).toBe(label.trackingNumber);
      expect((await under.carrier.label(order('at 1 r2'))).trackingNumber).not.toBe(label.trackingNumber);
    });

    test('something is fetched on its day, once', async () => {
      await under.carrier.pickUp({ ...order('at 2 r1'), day: '2026-12-10' });
      await under.carrier.pickUp({ ...order('at 2 r1'), day: '2026-12-10' });
      expect((await under.pickUps()).match(/2026-12-10: 4821630957, Zoë Ďurčová/g)).toHaveLength(1);
    });

    test('what it will never do is told from what it cannot do now', async () => {
      const nowhere = { ...order('at 3 r1'), from: { ...home, country: 'nowhere' } };
      await expect(under.carrier.label(nowhere)).rejects.toThrow(CarrierRefused);
      for (const mode of ['down', 'odd'] as const) {
        under.setMode(mode);
        await expect(under.carrier.label(order('at 3 r2'))).rejects.toThrow(CarrierUnavailable);
        await expect(under.carrier.track({ carrier: 'post', trackingNumber: 'AT100' })).rejects.toThrow(
          CarrierUnavailable,
        );
        await expect(under.carrier.pickUp({ ...order('at 3 r3'), day: '2026-12-10' })).rejects.toThrow(
          CarrierUnavailable,
        );
      }
      under.setMode('pass');
    });
  });
}
