import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Issue } from '../../../../schemas/issue.ts';
import { isJsonObject, type JsonObject, pointerSegments } from '../../../../schemas/json.ts';

/** A place in a text, with what is wrong there. */
export interface JsonMark {
  from: number;
  to: number;
  severity: 'error' | 'warning' | 'info';
  message: string;
}

/** A node's text read: the node, or the line at which it is none. */
export type ReadNode = { ok: true; node: JsonObject } | { ok: false; line: number; from: number; to: number };

/** Reads what was typed; comments and commas too many are no JSON either. */
export function readNode(text: string): ReadNode {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const node: unknown = tree && getNodeValue(tree);
  const [first] = errors;
  if (!first && isJsonObject(node)) return { ok: true, node };
  const from = first?.offset ?? 0;
  const line = text.slice(0, from).split('\n').length;
  return { ok: false, line, from, to: Math.min(text.length, from + (first?.length ?? 1)) };
}

/** What the server found in a node, at its places in the text: at the value, else at the nearest around it that is there. */
export function issueMarks(
  text: string,
  pointer: string,
  issues: readonly Issue[],
  wordsOf: (issue: Issue) => string,
): JsonMark[] {
  const tree = parseTree(text);
  if (!tree) return [];
  return issues.map((issue) => {
    const { offset, length } = nearest(tree, pointerSegments(issue.pointer.slice(pointer.length)));
    const severity = issue.severity === 'notice' ? 'info' : issue.severity;
    return { from: offset, to: offset + length, severity, message: wordsOf(issue) };
  });
}

function nearest(tree: Node, path: readonly string[]): Node {
  let at = tree;
  for (const name of path) {
    const next = findNodeAtLocation(at, [at.type === 'array' ? Number(name) : name]);
    if (!next) break;
    at = next;
  }
  // Of what is large only its beginning is marked.
  return at === tree ? { ...tree, length: 1 } : at;
}
