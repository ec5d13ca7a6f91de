import type { Logger } from 'pino';
import type { Subscriber } from './key-value.ts';

/** Who listens to which channel in this process. */
export interface Subscriptions {
  /** Whether this is the channel's first listener. */
  add(channel: string, subscriber: Subscriber): boolean;
  /** Whether nobody listens to the channel any more. */
  remove(channel: string, subscriber: Subscriber): boolean;
  channels(): string[];
  deliver(channel: string, message: string): void;
  /** Tells all of them that messages may have been missed. */
  tellGap(): void;
}

/** A listener that throws is reported, and keeps nobody else from listening. */
export function createSubscriptions(log: Pick<Logger, 'error'>): Subscriptions {
  const byChannel = new Map<string, Set<Subscriber>>();
  const call = (channel: string, listener: () => void): void => {
    try {
      listener();
    } catch (error) {
      log.error({ err: error, channel }, 'A subscriber failed');
    }
  };
  return {
    add(channel, subscriber) {
      const others = byChannel.get(channel) ?? new Set();
      byChannel.set(channel, others.add(subscriber));
      return others.size === 1;
    },
    remove(channel, subscriber) {
      const others = byChannel.get(channel);
      if (!others?.delete(subscriber) || others.size > 0) return false;
      return byChannel.delete(channel);
    },
    channels: () => [...byChannel.keys()],
    deliver(channel, message) {
      for (const { onMessage } of byChannel.get(channel) ?? []) call(channel, () => onMessage(message));
    },
    tellGap() {
      for (const [channel, subscribers] of byChannel) {
        for (const { onGap } of subscribers) call(channel, onGap);
      }
    },
  };
}
