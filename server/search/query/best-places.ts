/** Room for slots in a packed place: 21 bits, so that key and slot fit into the 53 bits of a number. */
const slotRoom = 2 ** 21;

/** A key (higher is better, below 2^31) and a slot as one number: of equal keys the earlier slot is better. */
export function packPlace(key: number, slot: number): number {
  return key * slotRoom + (slotRoom - 1 - slot);
}

export function slotOfPlace(place: number): number {
  return slotRoom - 1 - (place % slotRoom);
}

export function keyOfPlace(place: number): number {
  return Math.floor(place / slotRoom);
}

/** From this number of places on, sorting all is quicker than keeping the best in order. */
const maxInserted = 256;

/** Keeps the best places that it is offered. */
interface BestPlaces {
  offer(place: number): void;
  /** The best first. */
  result(): Float64Array;
}

/** For the `wanted` best of `candidates` places; only places below `before` count, when it is given. */
export function createBestPlaces(wanted: number, candidates: number, before = Infinity): BestPlaces {
  return wanted <= maxInserted ? keepInOrder(wanted, before) : sortAtEnd(wanted, candidates, before);
}

function keepInOrder(wanted: number, before: number): BestPlaces {
  const kept = new Float64Array(wanted);
  let count = 0;
  return {
    offer(place) {
      if (place >= before || wanted === 0) return;
      if (count === wanted && place <= (kept[count - 1] ?? 0)) return;
      let at = count < wanted ? count++ : count - 1;
      while (at > 0 && (kept[at - 1] ?? 0) < place) {
        kept[at] = kept[at - 1] ?? 0;
        at--;
      }
      kept[at] = place;
    },
    result: () => kept.subarray(0, count),
  };
}

function sortAtEnd(wanted: number, candidates: number, before: number): BestPlaces {
  const all = new Float64Array(candidates);
  let count = 0;
  return {
    offer(place) {
      if (place < before) all[count++] = place;
    },
    result: () => all.subarray(0, count).sort().reverse().subarray(0, wanted),
  };
}
