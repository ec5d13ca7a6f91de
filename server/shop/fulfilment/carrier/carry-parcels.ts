import type { Logger } from 'pino';
import type { Carrier } from '../../../outbound/carrier/carrier.ts';
import type { CarrierAddress } from '../../../outbound/carrier/carrier-messages.ts';
import { createQueueSender, type SendingResult } from '../../../outbound/queue/queue-sender.ts';
import type { Database } from '../../../storage/database/database.ts';
import type { Fulfilment } from '../fulfilment.ts';
import { doCarrierTask } from './do-carrier-task.ts';
import { createParcelFollower, type ParcelFollower } from './follow-parcels.ts';
import { createSqlCarrierTasks } from './sql-carrier-tasks.ts';
import { createSqlTrackings } from './sql-trackings.ts';

interface CarryParts {
  /** Null: nobody can be asked. */
  carrier: Carrier | null;
  database: Database;
  fulfilment: Pick<Fulfilment, 'read' | 'deliver' | 'giveLabel'>;
  /** Closes orders that cannot come back any more. */
  closeOrders(): Promise<void>;
  /** Where returns go to. */
  warehouseOf(tenant: string): CarrierAddress;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Pick<Logger, 'warn' | 'error'>;
  count(result: SendingResult, kind: 'label' | 'pick-up'): void;
}

/** For one task, in ms; and how long it is one process's own. */
const taskMs = 30_000;
const leaseMs = 60_000;
/** Between two looks at parcels that are on their way, and at orders that cannot come back any more, in ms. */
const roundMs = 30_000;

/** What is done beside requests with what was sent. */
interface Carrying {
  parcels: Pick<ParcelFollower, 'ofOrder'>;
  start(): void;
  /** Ends with what is on its way. */
  stop(): Promise<void>;
}

/** Follows parcels, has the carrier do what returns need, and has orders closed when their time is over. */
export function createCarrying(parts: CarryParts): Carrying {
  const { carrier, database, fulfilment, closeOrders, warehouseOf, now, log, count } = parts;
  const trackings = createSqlTrackings(database);
  const follower = createParcelFollower({ carrier, trackings, fulfilment, now, log });
  const sender =
    carrier &&
    createQueueSender({
      ...{ queue: createSqlCarrierTasks(database), clock: now, random: Math.random, log },
      ...{ sendMs: taskMs, leaseMs, name: 'A carrier’s task' },
      send: (claimed) => doCarrierTask({ carrier, fulfilment, warehouseOf }, claimed),
      count: (result, { kind }) => count(result, kind),
      facts: ({ tenant, number, kind, attempts }) => ({ tenant, order: number, kind, attempts }),
    });
  let isUnderWay = false;
  let timer: NodeJS.Timeout | undefined;

  async function round(): Promise<void> {
    // A carrier that hangs makes a round long.
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await follower.round();
      await closeOrders();
    } catch (error) {
      log.warn({ err: error }, 'What was sent could not be looked at');
    } finally {
      isUnderWay = false;
    }
  }

  return {
    parcels: follower,
    start() {
      sender?.start();
      timer = setInterval(() => void round(), roundMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await sender?.stop();
    },
  };
}
