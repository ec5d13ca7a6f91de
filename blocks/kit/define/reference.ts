/** A name in a block's props that stands for something elsewhere: a voucher of a file, a product of a slice. */
export interface Reference {
  /** JSON pointer into the props. */
  pointer: string;
  /** What is named, as editors call it: `voucher`. */
  what: string;
  /** Undefined: it shows whatever there is of its kind. */
  name: string | undefined;
  /** All names of such things that there are. */
  known: readonly string[];
}
