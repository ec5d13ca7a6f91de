import type { Finding } from '../../schemas/issue.ts';
import { isJsonObject, type JsonObject, pointerSegment, pointerSegments } from '../../schemas/json.ts';
import { fieldShape, isOptional, itemShape, type JsonShape, shapeFor } from './json-shape.ts';
import type { Overlay } from './overlays.ts';
import { isEmpty } from './present-copy.ts';

/** Which parts of merged props an overlay laid there, as a tree of their names. */
interface Origin {
  /** The overlay whose value this is, with all below it that has no origin of its own. */
  overlay?: Overlay;
  /** The overlay that hides here what is below it. */
  hiddenBy?: Overlay;
  parts: Map<string, Origin>;
}

export interface MergedProps {
  props: JsonObject;
  findings: Finding[];
  /** The overlay that laid this very value there, if one did. */
  overlayAt: (pointer: string) => Overlay | undefined;
  /** Place below the node at which a value of the merged props was written. */
  sourceOf: (pointer: string) => string;
}

/** What a merge walks with; `pointer` and `origin` follow the value. */
interface Place {
  overlay: Overlay;
  pointer: string;
  origin: Origin;
  findings: Finding[];
}

/**
 * Props with overlays laid over them, field by field to any depth; none of them is changed. A list whose overlay has as many
 * items is merged item by item, else replaced. An empty value (null, a text of blanks, an empty list) hides the value below
 * it where the shape says that the field may be missing, which is told by a notice; elsewhere it is ignored and told.
 */
export function mergeOverlays(
  given: JsonObject,
  overlays: readonly Overlay[],
  shape: JsonShape | undefined,
): MergedProps {
  const origin: Origin = { parts: new Map() };
  const findings: Finding[] = [];
  let props = given;
  for (const overlay of overlays)
    props = mergeObject(props, overlay.props, shape, { overlay, pointer: '', origin, findings });
  return {
    props,
    findings,
    overlayAt: (pointer) => {
      const { at, rest } = nearestOrigin(origin, pointer);
      return rest === 0 ? at.overlay : undefined;
    },
    sourceOf: (pointer) => `${nearestOrigin(origin, pointer).by?.pointer ?? '/props'}${pointer}`,
  };
}

/** The origin of a place: the deepest on the way there, how many steps are left from it, and the overlay that counts. */
function nearestOrigin(
  origin: Origin,
  pointer: string,
): { at: Origin; rest: number; by: Overlay | undefined } {
  let at = origin;
  let by: Overlay | undefined;
  const names = pointerSegments(pointer);
  for (const [index, name] of names.entries()) {
    const next = at.parts.get(name);
    if (!next) return { at, rest: names.length - index, by };
    at = next;
    by = at.overlay ?? at.hiddenBy ?? by;
  }
  return { at, rest: 0, by };
}

function mergeValue(below: unknown, over: unknown, shape: JsonShape | undefined, place: Place): unknown {
  if (isJsonObject(below) && isJsonObject(over)) return mergeObject(below, over, shape, place);
  if (Array.isArray(below) && Array.isArray(over) && below.length === over.length)
    return mergeItems(below, over, shape, place);
  place.origin.overlay = place.overlay;
  place.origin.parts.clear();
  return over;
}

function mergeObject(
  below: JsonObject,
  over: JsonObject,
  shape: JsonShape | undefined,
  place: Place,
): JsonObject {
  const own = shapeFor(shape, below);
  const merged = { ...below };
  for (const [name, value] of Object.entries(over)) {
    const part = partOf(place, name);
    if (!isEmpty(value)) merged[name] = mergeValue(below[name], value, fieldShape(own, name), part);
    else if (!isEmpty(below[name])) {
      const hides = isOptional(own, name);
      place.findings.push(hides ? hiding(part) : ignored(part));
      if (hides) {
        delete merged[name];
        hide(part);
      }
    }
  }
  return merged;
}

function hide({ origin, overlay }: Place): void {
  delete origin.overlay;
  origin.hiddenBy = overlay;
  origin.parts.clear();
}

function mergeItems(
  below: readonly unknown[],
  over: readonly unknown[],
  shape: JsonShape | undefined,
  place: Place,
): unknown[] {
  const item = itemShape(shape);
  return below.map((value, index) => {
    const part = partOf(place, String(index));
    // A hole: this item has no words of its own in the overlay.
    if (over[index] === undefined) return value;
    if (!isEmpty(over[index])) return mergeValue(value, over[index], item, part);
    if (!isEmpty(value)) place.findings.push(ignored(part));
    return value;
  });
}

function partOf({ overlay, pointer, origin, findings }: Place, name: string): Place {
  let part = origin.parts.get(name);
  if (!part) origin.parts.set(name, (part = { parts: new Map() }));
  return { overlay, pointer: `${pointer}/${pointerSegment(name)}`, origin: part, findings };
}

function hiding({ overlay, pointer }: Place): Finding {
  return {
    code: 'overlay-hides',
    severity: 'notice',
    pointer: `${overlay.pointer}${pointer}`,
    message: 'This is empty: in this language, what the node itself has here is not shown.',
    hint: 'Remove the field to show what the node itself has.',
  };
}

function ignored({ overlay, pointer }: Place): Finding {
  return {
    code: 'overlay-invalid',
    severity: 'warning',
    pointer: `${overlay.pointer}${pointer}`,
    message: 'This is empty, but has to be there: what the node itself has here is shown.',
    hint: 'Write the text of this language, or remove the field.',
  };
}
