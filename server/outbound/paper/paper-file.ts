/** A drawn paper. */
export interface PaperFile {
  /** Of ASCII letters, digits and hyphens, with its ending. */
  name: string;
  content: Buffer;
}
