/** A rich text as the editor holds it: JSON of ProseMirror. */
export interface RichNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichNode[];
  text?: string;
  marks?: RichMark[];
}

export interface RichMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** Marks by the elements that they are written as; the two names of bold and italic stay apart, so that a text stays as it was. */
export const markOf: Readonly<Record<string, string>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  s: 'strike',
  sup: 'superscript',
  sub: 'subscript',
  abbr: 'abbr',
  a: 'link',
};
