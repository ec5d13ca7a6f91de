import type { ShopBase } from '../compose-base.ts';
import type { ShopFulfilment } from '../compose-fulfilment.ts';
import { createQueueSender } from '../../outbound/queue/queue-sender.ts';
import { createSqlCarrierTasks } from '../../shop/fulfilment/carrier/carrier-tasks.ts';
import { doCarrierTask } from '../../shop/fulfilment/carrier/do-carrier-task.ts';
import { createParcelFollower, type ParcelFollower } from '../../shop/fulfilment/carrier/follow-parcels.ts';
import { createSqlTrackings } from '../../shop/fulfilment/carrier/sql-trackings.ts';
import type { Database } from '../../storage/database/database.ts';

/** For one task, in ms; and how long it is one process's own. */
const taskMs = 30_000;
const leaseMs = 60_000;
/** Between two looks at parcels that are on their way, and at orders that cannot come back any more, in ms. */
const roundMs = 30_000;

/** What is done beside requests with what was sent. */
export interface ShopCarrying {
  parcels: Pick<ParcelFollower, 'ofOrder'>;
  start(): void;
  /** Ends with what is on its way. */
  stop(): Promise<void>;
}

/** Follows parcels, has the carrier do what returns need, and closes orders when their time is over. */
export function composeCarrier(base: ShopBase, database: Database, fulfilment: ShopFulfilment): ShopCarrying {
  const { carrier, now, log, metrics } = base;
  const trackings = createSqlTrackings(database);
  const follower = createParcelFollower({ carrier, trackings, fulfilment, now, log });
  const sender =
    carrier &&
    createQueueSender({
      ...{ queue: createSqlCarrierTasks(database), clock: now, random: Math.random, log },
      ...{ sendMs: taskMs, leaseMs, name: 'A carrier’s task' },
      send: (claimed) => doCarrierTask({ carrier, fulfilment, warehouseOf }, claimed),
      count: (result, { kind }) => metrics.carrierTasks.inc({ result, kind }),
      facts: ({ tenant, number, kind, attempts }) => ({ tenant, order: number, kind, attempts }),
    });

  function warehouseOf(tenant: string) {
    const { legalName: name, street, postalCode, city, country } = base.tenantNamed(tenant).config.company;
    return { name, street, postalCode, city, country };
  }

  let isUnderWay = false;
  let timer: NodeJS.Timeout | undefined;
  async function round(): Promise<void> {
    // A carrier that hangs makes a round long.
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await follower.round();
      for (const { config } of base.tenants) await fulfilment.closeOrders(config.slug);
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
