/** The last product of a page: the next one begins after it, on any process and in any snapshot. */
export interface Cursor {
  /** Its key in the order of the list. */
  key: number;
  doc: number;
}
