import sax from 'sax';

/** An element of a document, without its namespace's prefix. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** What stands directly in it. */
  text: string;
  /** Where it begins, from 1. */
  line: number;
}

export type XmlDocument = { ok: true; root: XmlElement } | { ok: false; line: number; reason: string };

/** The types do not know that entities of HTML are off. */
const xmlAlone = { strictEntities: true, position: true } as sax.SAXOptions;
const limits = { depth: 40, elements: 1_000_000 };

/**
 * Reads an XML document. One with a document type is refused, so that there are no entities but XML's own five, and nothing is
 * fetched. Never throws.
 */
export function readXml(text: string): XmlDocument {
  const parser = sax.parser(true, xmlAlone);
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  let elements = 0;
  const faults: { line: number; reason: string }[] = [];
  const refuse = (reason: string): void => {
    faults.push({ line: parser.line + 1, reason });
  };
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.ondoctype = () => refuse('a document type is not taken');
  parser.onerror = (error) => refuse(error.message.split('\n')[0] ?? 'this is no XML');
  parser.onopentag = ({ name, attributes }) => {
    elements += 1;
    if (elements > limits.elements) refuse(`more than ${limits.elements} elements`);
    if (open.length >= limits.depth) refuse(`more than ${limits.depth} elements in each other`);
    if (faults.length > 0) return;
    const element: XmlElement = {
      ...{ name: local(name), attributes: attributes as Record<string, string>, children: [] },
      ...{ text: '', line: parser.line + 1 },
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  const add = (more: string): void => {
    const element = open.at(-1);
    if (element) element.text += more;
  };
  parser.ontext = add;
  parser.oncdata = add;
  // In pieces, so that a fault near the beginning ends it there.
  for (let at = 0; at < text.length && faults.length === 0; at += 65_536)
    parser.write(text.slice(at, at + 65_536));
  if (faults.length === 0) parser.close();
  const [fault] = faults;
  if (fault) return { ok: false, ...fault };
  return root ? { ok: true, root } : { ok: false, line: 1, reason: 'there is no element' };
}
