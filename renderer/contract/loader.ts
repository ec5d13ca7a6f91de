import type { z } from 'zod';
import type { Device } from '../../schemas/page.ts';
import type { PersonalRequest } from '../../schemas/personal-request.ts';

/** What a loader may know of the request. */
export interface LoadContext {
  tenant: string;
  locale: string;
  path: string;
  parameters: Readonly<Record<string, string>>;
  device: Device;
  /** Declared parameters that the address has; several values of one stand in lines of their own. */
  query: Readonly<Record<string, string>>;
  /** Block types that ask, for the log. */
  component: string;
  /** True while a page is renewed in the background: wait for the newest data instead of taking stale data at once. */
  wantsNewest: boolean;
  /** Absent on pages that are the same for everybody. */
  personal?: PersonalRequest | undefined;
}

/** What was loaded. Equal revisions mean equal values; `expires` is in milliseconds since 1970. */
export type Loaded =
  | {
      ok: true;
      value: unknown;
      revision: string;
      tags: readonly string[];
      expires?: number;
      /** True of what only stands for the real thing, in a check: what it holds, or lacks, says nothing. */
      isStandIn?: true;
    }
  /** `tags` name what could not be had, so that who did without it follows when it comes. */
  | { ok: false; reason: string; tags?: readonly string[] };

/** Something that a node may ask for by name. */
export interface Loader<Args extends z.ZodType = z.ZodType> {
  name: string;
  /** Shape of the arguments, after `$locale`, `$path`, `$device` and `$param.x` were put in. */
  args: Args;
  /** Dimensions of the request that the loader looks at by itself. */
  dimensions: readonly string[];
  /** Its answer is one visitor's: it is asked on pages alone that are drawn for one request, and nothing of it is kept. */
  isPersonal?: true;
  /** Answers at once where it can: what is in memory needs no waiting and no limit of time. */
  load(args: z.output<Args>, context: LoadContext): Loaded | Promise<Loaded>;
  /** Tags of what a request is for, whether or not it can be had. Asked when loading failed or took too long. */
  tagsOf?(args: z.output<Args>, context: LoadContext): readonly string[];
}

export type Loaders = ReadonlyMap<string, Loader>;

/** Loaders by the names under which nodes ask for them. */
export function createLoaders(loaders: readonly Loader[]): Loaders {
  return new Map(loaders.map((loader) => [loader.name, loader]));
}
