import type { ParcelTracking, TrackingState } from '../../../../schemas/parcel/parcel-tracking.ts';
import type { LabelOrder, PickUpOrder } from '../carrier-messages.ts';
import type { ParcelName } from '../carrier.ts';

/** A parcel of the sandbox. */
export interface SandboxParcel extends ParcelName {
  /** The first thing that happened first. */
  events: ParcelTracking['events'];
  /** What it was ordered with, where it comes back. */
  order?: LabelOrder;
}

/** Parcels and pick-ups in memory: the sandbox forgets them when it ends, as no real carrier does. */
export interface SandboxParcels {
  /** The newest first. */
  all(): SandboxParcel[];
  pickUps(): PickUpOrder[];
  find(name: ParcelName): SandboxParcel | undefined;
  /** The parcel, which is there from now on. */
  follow(name: ParcelName): SandboxParcel;
  /** What happens to a parcel; one that has arrived stays where it is. */
  move(parcel: SandboxParcel, state: TrackingState): void;
  /** A parcel that comes back, the same one for the same order. */
  label(order: LabelOrder): SandboxParcel;
  pickUp(order: PickUpOrder): void;
}

/** The most that is kept; the oldest go first. */
const mostParcels = 10_000;
const places: Readonly<Record<TrackingState, string>> = {
  announced: '',
  'on-the-way': 'Paketzentrum Nord',
  'out-for-delivery': 'Zustellbasis Mitte',
  delivered: '',
  delayed: 'Paketzentrum Nord',
  returned: 'Zustellbasis Mitte',
};

export function createSandboxParcels(now: () => number): SandboxParcels {
  const parcels = new Map<string, SandboxParcel>();
  const labels = new Map<string, SandboxParcel>();
  const pickUps = new Map<string, PickUpOrder>();
  const keyOf = ({ carrier, trackingNumber }: ParcelName): string => `${carrier} ${trackingNumber}`;

  function add({ carrier, trackingNumber }: ParcelName, order?: LabelOrder): SandboxParcel {
    const made: SandboxParcel = {
      ...{ carrier, trackingNumber, events: [eventOf('announced')] },
      ...(order && { order }),
    };
    parcels.set(keyOf(made), made);
    const [oldest] = parcels.values();
    if (oldest && parcels.size > mostParcels) {
      parcels.delete(keyOf(oldest));
      if (oldest.order) labels.delete(oldest.order.id);
    }
    return made;
  }
  const eventOf = (state: TrackingState) => ({ at: now(), place: places[state], state });

  return {
    all: () => [...parcels.values()].toReversed(),
    pickUps: () => [...pickUps.values()].toReversed(),
    find: (name) => parcels.get(keyOf(name)),
    follow: (name) => parcels.get(keyOf(name)) ?? add(name),
    move(parcel, state) {
      if (stateOf(parcel) !== 'delivered') parcel.events.push(eventOf(state));
    },
    label(order) {
      const known = labels.get(order.id);
      if (known) return known;
      const made = add({ carrier: 'post', trackingNumber: `SBR${1_000_000 + labels.size}` }, order);
      labels.set(order.id, made);
      return made;
    },
    pickUp: (order) => void pickUps.set(order.id, order),
  };
}

export function stateOf({ events }: SandboxParcel): TrackingState {
  return events.at(-1)?.state ?? 'announced';
}
