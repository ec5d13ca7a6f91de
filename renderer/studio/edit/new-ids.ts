import type { NodeIndex } from '../../../schemas/editing/node-index.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';

/** A copy of a node in which it and all nodes within it have ids that the document does not have: made of type and chance. */
export function withNewIds(node: JsonObject, index: NodeIndex, random: () => number): JsonObject {
  const taken = new Set(index.keys());
  const fresh = (type: unknown): string => {
    const word = typeof type === 'string' && /^[a-z][a-z0-9-]{0,40}$/.test(type) ? type : 'node';
    for (;;) {
      const id = `${word}-${Math.floor(random() * 36 ** 6)
        .toString(36)
        .padStart(6, '0')}`;
      if (!taken.has(id)) {
        taken.add(id);
        return id;
      }
    }
  };
  const copy = (one: JsonObject): JsonObject => ({
    id: fresh(one.type),
    ...Object.fromEntries(
      Object.entries(one)
        .filter(([name]) => name !== 'id')
        .map(([name, value]) => [name, name === 'slots' ? copySlots(value) : value]),
    ),
  });
  const copySlots = (slots: unknown): unknown => {
    if (!isJsonObject(slots)) return slots;
    return Object.fromEntries(
      Object.entries(slots).map(([name, list]) => [
        name,
        Array.isArray(list) ? list.map((inner) => (isJsonObject(inner) ? copy(inner) : inner)) : list,
      ]),
    );
  };
  return copy(node);
}
