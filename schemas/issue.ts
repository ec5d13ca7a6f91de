/**
 * What content got wrong in a node or a data set, in the one shape that planner, blocks and checks share.
 * `code` is stable; `message` says what is wrong, `hint` what to do, both in English for editors' tools.
 */
export interface Finding {
  code: IssueCode;
  /** A notice says what something means, and is no fault: only check and preview tell it. */
  severity: 'error' | 'warning' | 'notice';
  /** JSON pointer into what was checked. */
  pointer: string;
  message: string;
  hint: string;
}

/** A finding with its place on the page, in the one shape that editor, API, CLI and log share. */
export interface Issue extends Finding {
  /** JSON pointer into the document as the CMS delivered it. */
  pointer: string;
  nodeId: string | null;
  /** Name of the field in the editor's form, when the issue belongs to one. */
  field: string | null;
}

export type IssueCode =
  | 'page-invalid'
  | 'page-too-large'
  | 'page-too-deep'
  | 'page-foreign'
  | 'page-empty'
  | 'frame-unknown'
  | 'head-ignored'
  | 'region-invalid'
  | 'node-invalid'
  | 'id-missing'
  | 'id-duplicate'
  | 'type-unknown'
  | 'version-future'
  | 'migration-failed'
  | 'props-too-large'
  | 'props-invalid'
  | 'field-unknown'
  | 'slot-unknown'
  | 'slot-not-allowed'
  | 'block-repeated'
  | 'when-invalid'
  | 'when-never'
  | 'overlay-invalid'
  | 'overlay-hides'
  | 'loader-unknown'
  | 'loader-args-invalid'
  | 'load-failed'
  | 'data-missing'
  | 'data-invalid'
  | 'url-rejected'
  | 'link-by-path'
  | 'link-empty'
  | 'picture-unknown'
  | 'reference-unknown'
  | 'route-unknown'
  | 'html-cleaned'
  | 'text-cleaned'
  | 'text-unshown'
  | 'fact-unknown'
  | 'render-failed'
  | SurveyCode;

/**
 * Codes of what only a look at the whole finds: how documents hang together and what lies beside them, and a page that was drawn.
 */
export type SurveyCode =
  | 'file-unreadable'
  | 'content-missing'
  | 'page-unreachable'
  | 'page-twice'
  | 'data-unreachable'
  | 'window-invalid'
  | 'window-over'
  | 'alternate-unmatched'
  | 'link-dead'
  | 'experiment-unknown'
  | 'heading-missing'
  | 'heading-twice'
  | 'heading-skipped'
  | 'landmark-alike'
  | 'link-unnamed'
  | 'link-words'
  | 'picture-text'
  | 'id-repeated'
  | 'head-length'
  | 'link-ends'
  | 'content-ends'
  | 'contrast-low'
  | 'product-unorderable'
  | 'weight-over'
  | 'frame-incomplete';
