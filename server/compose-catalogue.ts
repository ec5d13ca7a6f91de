import type { RequestHandler } from 'express';
import type { Loader } from '../renderer/loader.ts';
import type { PageSubjects } from './http/page-subjects.ts';

/** What the shop knows of its products. */
export interface ShopCatalogue {
  /** What blocks may ask for of it. */
  loaders: readonly Loader[];
  /** What the addresses of products, categories and searches are about. */
  subjects: ReadonlyMap<string, PageSubjects>;
  /** Its calls below `/api/`. */
  routes: readonly RequestHandler[];
  /** Why it cannot serve yet; undefined: it can. */
  waitsFor(): string | undefined;
  close(): void;
}

/** A shop without a database has content alone. */
export const noCatalogue: ShopCatalogue = {
  loaders: [],
  subjects: new Map(),
  routes: [],
  waitsFor: () => undefined,
  close() {},
};
