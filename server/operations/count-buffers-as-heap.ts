import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 count the bytes of pages, which lie outside its heap, toward the limit at which it marks the heap. By itself it
 * marks the whole heap for every 64 MB of them, though nearly all are gone by then: a tenth of the processor where pages
 * are not kept (docs/performance.md). It costs memory under load, up to that limit.
 */
export function countBuffersAsHeap(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}
