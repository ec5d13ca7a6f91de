import { pointerSegment } from './json.ts';

/** Limits that are checked before and while JSON becomes objects. */
export interface JsonLimits {
  /** Bytes of the text. */
  maxBytes: number;
  /** Levels of arrays and objects within each other; a lone number has none. */
  maxDepth: number;
  /** Values of any kind: objects, arrays, strings, numbers, true, false, null. */
  maxNodes: number;
}

export type JsonRefusal =
  | 'too-large'
  | 'byte-order-mark'
  | 'invalid-utf8'
  | 'too-deep'
  | 'too-many-nodes'
  | 'broken-json'
  | 'forbidden-key';

type JsonResult = { ok: true; value: unknown } | { ok: false; reason: JsonRefusal; message: string };

/** What a page document may be: 2 MiB; 16 levels of nodes need about 50 levels of JSON. */
export const documentJsonLimits: JsonLimits = { maxBytes: 2 * 1024 * 1024, maxDepth: 64, maxNodes: 200_000 };

/** What a bucket file or a product slice may be: 1 MiB. */
export const bucketJsonLimits: JsonLimits = { maxBytes: 1024 * 1024, maxDepth: 64, maxNodes: 100_000 };

/** Keys that change an object's prototype when a careless copy or merge meets them. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

// Spelt out, or with any letter escaped. Most documents hold neither, and need no second look.
const mayHoldForbiddenKey = /__proto__|constructor|prototype|\\u00[4-7]/;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads JSON from outside. Refuses whatever is not plain UTF-8 JSON within the limits, and objects with a key that could
 * reach a prototype; changes nothing in what it lets through. Never throws, and needs no stack for deep input.
 */
export function parseJson(bytes: Uint8Array, limits: JsonLimits): JsonResult {
  if (bytes.length > limits.maxBytes) {
    return refuse('too-large', `${bytes.length} bytes, at most ${limits.maxBytes} are read`);
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return refuse('byte-order-mark', 'the text begins with a byte order mark');
  }
  const text = decode(bytes);
  if (text === undefined) return refuse('invalid-utf8', 'the text is not UTF-8');
  const overrun = measure(bytes, limits);
  if (overrun) return overrun;
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  if (!mayHoldForbiddenKey.test(text) || !holdsForbiddenKey(parsed.value)) return parsed;
  return refuse('forbidden-key', `the key at ${findForbiddenKey(parsed.value)} is not allowed`);
}

function refuse(reason: JsonRefusal, message: string): JsonResult {
  return { ok: false, reason, message };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

function parse(text: string): JsonResult {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return refuse('broken-json', error instanceof Error ? error.message : 'the text is not JSON');
  }
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const space = 0x20;

/**
 * Counts depth and values on the bytes, before anything is built: 100,000 levels would cost a third of a second in
 * JSON.parse alone. A value is the first thing in a container or what follows a comma. Multi-byte characters of UTF-8 hold no byte below 0x80.
 */
function measure(bytes: Uint8Array, limits: JsonLimits): JsonResult | undefined {
  let depth = 0;
  let nodes = 1;
  let justOpened = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === undefined || byte <= space) continue;
    const closes = byte === closeBracket || byte === closeBrace;
    if (justOpened && !closes) nodes++;
    justOpened = byte === openBracket || byte === openBrace;
    if (byte === quote) at = endOfString(bytes, at);
    else if (byte === comma) nodes++;
    else if (closes) depth--;
    else if (justOpened && ++depth > limits.maxDepth) {
      return refuse('too-deep', `more than ${limits.maxDepth} levels`);
    }
    if (nodes > limits.maxNodes) return refuse('too-many-nodes', `more than ${limits.maxNodes} values`);
  }
  return undefined;
}

function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

/** Whether an object in it has a key that could reach a prototype. Needs no stack. */
export function holdsForbiddenKey(root: unknown): boolean {
  const open: object[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) open.push(value);
  };
  look(root);
  for (let place = open.pop(); place; place = open.pop()) {
    if (!Array.isArray(place) && Object.keys(place).some((key) => forbiddenKeys.has(key))) return true;
    for (const item of Object.values(place)) look(item);
  }
  return false;
}

/** JSON pointer of a forbidden key, for the message. */
function findForbiddenKey(root: unknown): string | undefined {
  const open: { value: object; pointer: string }[] = [];
  const look = (value: unknown, pointer: string): void => {
    if (typeof value === 'object' && value !== null) open.push({ value, pointer });
  };
  look(root, '');
  for (let place = open.pop(); place; place = open.pop()) {
    if (Array.isArray(place.value)) {
      for (const [index, item] of place.value.entries()) look(item, `${place.pointer}/${index}`);
      continue;
    }
    for (const [key, item] of Object.entries(place.value)) {
      const pointer = `${place.pointer}/${pointerSegment(key)}`;
      if (forbiddenKeys.has(key)) return pointer;
      look(item, pointer);
    }
  }
  return undefined;
}
