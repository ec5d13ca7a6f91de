/** The device kinds for which navigation and the USP bar have files of their own. */
type Device = 'web' | 'mobile';

/**
 * What can be asked of the CMS and the buckets. Every part was checked against its pattern before
 * (`content-address.ts`), so that a driver may build a URL or a file name from it.
 */
export type ContentAddress =
  | { kind: 'page'; tenant: string; locale: string; path: string; draft?: boolean }
  | { kind: 'frame'; tenant: string; locale: string; frame: string; draft?: boolean }
  | { kind: 'list'; tenant: string; locale: string; cursor?: string }
  | { kind: 'bucket'; tenant: string; locale: string; category: string; identifier: string }
  | { kind: 'slice'; tenant: string; locale: string; category: string; id: string; sliced: boolean }
  | { kind: 'navigation'; tenant: string; locale: string; clientId: string; device: Device; sliced: boolean };

/** Addresses that a bucket answers; the others go to the CMS. */
export type BucketAddress = Extract<ContentAddress, { kind: 'bucket' | 'slice' | 'navigation' }>;

/** What came back. `body` is parsed JSON of unknown shape, already within the size, depth and key limits; `bytes` is the length of its text. */
export type ContentAnswer =
  | {
      status: 'found';
      body: unknown;
      etag?: string;
      bytes: number;
      /** Milliseconds since 1970 at which it becomes another by itself; then its validator does, too. */
      until?: number;
    }
  | { status: 'unchanged' }
  | { status: 'missing' };

export interface ContentRequest {
  /** Validator of the copy that the caller holds. */
  etag?: string;
  /** Block or part that asks, for the log. */
  component: string;
  /** True for a page that nobody has seen yet: anybody can make up its path. Drivers let such reads take only some of the places. */
  isUnseen?: boolean;
}

/**
 * The port to the CMS and the buckets. Drivers: `files` (a folder), `http`, and `store` (the shop's own database).
 * Anything but the three answers is thrown as a `FetchFailure`: "missing" is said of what is certainly not there. A document
 * that calls itself a draft is published by no driver: the document cache sees to that.
 */
export interface ContentSource {
  read(address: ContentAddress, request: ContentRequest): Promise<ContentAnswer>;
  /** Where an address is read: its URL, or its file. For logs, without secrets. */
  locate(address: ContentAddress): string;
  /**
   * Calls back with tags of what changed by itself (a watched folder), until the function that it returns is called.
   * Absent when the driver cannot know.
   */
  watch?(onChange: (tags: readonly string[]) => void | Promise<void>): () => void;
  /** Ends what it does by itself, such as watching. */
  close?(): void;
  /** What lies there beside the published pages that it lists. Absent when the driver cannot know. */
  survey?(): Promise<SourceSurvey>;
}

/** What a source holds that no list names, for a check of the content. */
export interface SourceSurvey {
  drafts: readonly { tenant: string; locale: string; path: string }[];
  /** Data sets, whether a page loads them or not. */
  dataSets: readonly BucketAddress[];
  /**
   * Files that hold no page to be listed: unreadable, without an address, second of their path, in no language's folder; and
   * data sets for which nobody can ask.
   */
  faults: readonly {
    place: string;
    code: 'file-unreadable' | 'page-twice' | 'page-unreachable' | 'data-unreachable';
    message: string;
  }[];
}
