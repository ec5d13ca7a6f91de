import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { Finding } from '../../../schemas/issue.ts';
import type { LoadRequest } from '../../../schemas/page.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { PageView } from './page-view.ts';
import type { Reference } from './reference.ts';

/**
 * What happens on a live page when a node cannot be drawn: `hide` leaves it out, `placeholder` keeps its place with a
 * neutral sentence, `last-good` shows what it last showed, `critical` lets the whole page fall back to its last good
 * render (without one: 503).
 */
export type FailurePolicy = 'hide' | 'placeholder' | 'last-good' | 'critical';

/** When an island becomes interactive. */
type IslandStrategy = 'load' | 'idle' | 'visible' | 'interaction' | 'media';

/**
 * What of the request a block's HTML may depend on, beyond tenant and locale. `query:x` is the parameter `x`, `trail` the
 * way from the home page to this one.
 */
export type Dimension = 'device' | 'path' | 'trail' | 'visitor' | `query:${string}`;

export interface SlotConfig {
  /** Block types that may stand here; absent: every one. */
  allow?: readonly string[];
  max?: number;
}

interface DataConfig<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** False: the view draws its built-in minimum when loading failed. */
  required: boolean;
  /** True of what editors write: what is wrong in a part that may be missing costs that part alone, as in props. */
  isContent?: boolean;
  /** Faults of parts that the view leaves out, for editors; pointers lead into the loaded value. */
  faultsOf?: (value: never) => readonly Finding[];
}

/** Where a page stands, for what a block tells search engines; all addresses are absolute. */
export interface StructuredDataPlace {
  url: string;
  locale: string;
  /** The shop's company, as it is named within other JSON-LD. */
  organisation: { '@id': string; name: string };
  /** Address of a picture; undefined when there is none of that name. */
  pictureUrl(id: string): string | undefined;
}

interface IslandConfig<IslandProps> {
  component: ComponentType<IslandProps>;
  strategy: IslandStrategy;
  /** Media query of the strategy `media`. */
  media?: string;
}

type LoadedData<Data extends Record<string, DataConfig>> = {
  [Name in keyof Data]:
    | z.output<Data[Name]['schema']>
    | (Data[Name]['required'] extends false ? undefined : never);
};

export interface ViewInput<Props, Data, SlotName extends string, IslandProps> {
  props: Props;
  data: Data;
  /** Each child of a slot, ready to be placed once. */
  slots: Record<SlotName, ReactNode[]>;
  page: PageView;
  /** Places the block's island, with JSON props. */
  island: (props: IslandProps) => ReactNode;
}

interface BlockConfig<
  Props extends z.ZodType,
  Data extends Record<string, DataConfig>,
  SlotName extends string,
  IslandProps,
> {
  /** Name of the block: its folder, its type in content, the prefix of its class names. */
  type: string;
  /** Version of the schema; older content is migrated step by step. */
  v: number;
  policy: FailurePolicy;
  props: Props;
  /** What the view needs loaded, by name. */
  data?: Data;
  /** Loads that follow from the props; a node's own `data` of the same name wins. */
  load?: (props: z.output<Props>) => Partial<Record<keyof Data & string, LoadRequest>>;
  slots?: Record<SlotName, SlotConfig>;
  /** Slots that these props have a place for; absent: all. What stands in another is left out, and editors are told. */
  slotsOf?: (props: z.output<Props>) => readonly SlotName[];
  /**
   * What its props name that is somewhere else: in what was loaded, or in the shop. Editors are told of what is not there. None
   * where that is not known, as the data could not be had.
   */
  references?: (
    props: z.output<Props>,
    data: Partial<LoadedData<Data>>,
    tenant: TenantConfig,
  ) => readonly Reference[];
  /** Of what it names so many must be there, by what they are; with fewer the block fails as its policy says. */
  leastReferences?: Readonly<Record<string, number>>;
  /** What it draws otherwise than its props say, for editors; pointers lead into the props. */
  faultsOf?: (props: z.output<Props>) => readonly Finding[];
  varies?: readonly Dimension[];
  /**
   * First moment, in milliseconds since 1970, at which its HTML is no longer right: the node is left out from then on, and
   * no cache keeps its page longer. Undefined: it has no end.
   */
  expires?: (props: z.output<Props>, data: Partial<LoadedData<Data>>) => number | undefined;
  /** Origins of others that it shows in a frame; the policy of its pages lets them in and no others. */
  frameOrigins?: readonly string[];
  /** What search engines are told of it: JSON-LD without its context. Undefined: nothing. */
  structuredData?: (props: z.output<Props>, place: StructuredDataPlace) => object | undefined;
  /** Whether these props make the block lead with a picture that may be the largest of the first view. */
  leadsWithPicture?: (props: z.output<Props>) => boolean;
  /** True when the view makes rules of its own (`page.rule`); such a node is drawn before the page's head is sent. */
  makesRules?: boolean;
  /**
   * True when the browser takes over what the block shows at another address: every rule of it is sent with every state, so
   * that all of them have the same styles and none is missing.
   */
  takesOver?: boolean;
  /**
   * The region in which every page has one of it, with props `{}` where neither page nor frame has one that can be drawn; a
   * page without it is not sent. Elsewhere, and a second time, it is left out.
   */
  everyPage?: 'header' | 'footer';
  /** True for what has its state in the page's address or names of its own in the page: a second node of it is left out. */
  oncePerPage?: boolean;
  /** True when the view uses hooks or `<select>`: React's own renderer draws it then, at several times the cost. */
  usesHooks?: boolean;
  /** Class names that the view uses: its own and those of the kit. */
  styles: readonly object[];
  view: (input: ViewInput<z.output<Props>, LoadedData<Data>, SlotName, IslandProps>) => ReactNode;
  island?: IslandConfig<IslandProps>;
  /** Pure steps: `migrations[n]` turns the props of version n into those of n + 1. */
  migrations?: Record<number, (props: Record<string, unknown>) => Record<string, unknown>>;
}

/** A registered block, its types erased for the engine. */
export type Block = BlockConfig<z.ZodType, Record<string, DataConfig>, string, never>;

/** Declares a block. The engine finds it by its folder, `blocks/<group>/<type>/block.ts`. */
export function defineBlock<
  Props extends z.ZodType,
  const Data extends Record<string, DataConfig> = Record<never, DataConfig>,
  SlotName extends string = never,
  IslandProps = never,
>(config: BlockConfig<Props, Data, SlotName, IslandProps>): Block {
  return config as unknown as Block;
}
