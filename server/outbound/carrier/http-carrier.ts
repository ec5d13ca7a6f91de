import type { z } from 'zod';
import { type Carrier, CarrierRefused, CarrierUnavailable } from './carrier.ts';
import { toldLabel, toldPickUp, toldTracking } from './carrier-messages.ts';

interface HttpCarrierOptions {
  /** Of its calls. */
  url: string;
  token: string;
  /** For a word about a parcel, which somebody may wait for; default: 2500. */
  timeoutMs?: number;
}

/** For what is done beside requests, in ms. */
const orderMs = 15_000;
/** Bytes of an answer: a label is a page or two. */
const maxAnswer = 2_000_000;

/** Answers that mean the order itself, not the moment: the same one is never taken. */
const refusing: ReadonlySet<number> = new Set([400, 409, 410, 422]);

/** A carrier that is asked over HTTP, by a bearer token. */
export function createHttpCarrier({ url, token, timeoutMs = 2500 }: HttpCarrierOptions): Carrier {
  const base = url.replace(/\/$/, '');

  /** Null: it knows no such thing. */
  async function ask<Shape extends z.ZodType>(
    shape: Shape,
    path: string,
    sent: object,
    limitMs = orderMs,
  ): Promise<z.output<Shape> | null> {
    try {
      const response = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(sent),
        signal: AbortSignal.timeout(limitMs),
        redirect: 'error',
      });
      if (refusing.has(response.status)) throw new CarrierRefused(response.status);
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`Status ${response.status}`);
      return shape.parse(JSON.parse(await bodyOf(response)));
    } catch (error) {
      throw error instanceof CarrierRefused ? error : new CarrierUnavailable(error);
    }
  }

  return {
    origin: new URL(url).origin,
    async track({ carrier, trackingNumber }) {
      try {
        return await ask(toldTracking, '/v1/trackings', { carrier, trackingNumber }, timeoutMs);
      } catch (error) {
        // What it does not take for a number is one that it does not know.
        if (error instanceof CarrierRefused) return null;
        throw error;
      }
    },
    async label(order) {
      const { file, ...label } = (await ask(toldLabel, '/v1/labels', order)) ?? notThere();
      const bytes = Buffer.from(file, 'base64');
      if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
        throw new CarrierUnavailable(new Error('Its label is no PDF'));
      return { ...label, file: bytes };
    },
    async pickUp(order) {
      const told = (await ask(toldPickUp, '/v1/pick-ups', order)) ?? notThere();
      if (told.day !== order.day) throw new CarrierUnavailable(new Error('It comes on another day'));
    },
  };
}

/** The address of its calls is wrong, which somebody will mend. */
function notThere(): never {
  throw new CarrierUnavailable(new Error('Status 404'));
}

async function bodyOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxAnswer) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
