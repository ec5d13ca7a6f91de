/** What the search must know of a product, in the words of one language. */
export interface SearchProduct {
  /** Number given to the product once; dense, never used again. */
  doc: number;
  /** What it is, as `Sommerkleid`; empty: found out from the name and the categories. */
  type: string;
  name: string;
  brand: string;
  /** Names and numbers of the model: `iPhone 15 Pro`, `WGG244A20`, article numbers. */
  models: readonly string[];
  /** Names of its categories, each with all above it, from the department down. */
  categories: readonly (readonly string[])[];
  /** For whom it is: `Damen`, `Kinder`. */
  targetGroups: readonly string[];
  /** Names of colours and their families. */
  colours: readonly string[];
  sizes: readonly string[];
  /** Values of its facts, numbers with their unit: `Baumwolle`, `8 kg`. */
  attributes: readonly string[];
  description: string;
}
