import { stripVTControlCharacters } from 'node:util';
import { scriptJson } from '../../../schemas/json.ts';
import { escapeText } from '../../../schemas/escape-text.ts';

/** What Vite's overlay shows of an error. */
export interface ShownFault {
  message: string;
  stack: string;
  /** The file, where a compiler found it. */
  id?: string;
  frame?: string;
  plugin?: string;
}

/** What to show of whatever was thrown, without the colours of a terminal; paths begin at `root`. */
export function shownFault(thrown: unknown, root: string): ShownFault {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  // A compiler names what it knows beside the message; what is no text there (an object of the compiler's) is nobody's.
  const plain = (text: unknown): string | undefined =>
    typeof text === 'string' && text !== ''
      ? stripVTControlCharacters(text).replaceAll(`${root}/`, '')
      : undefined;
  const { id, frame, plugin } = error as { id?: unknown; frame?: unknown; plugin?: unknown };
  const named = { id: plain(id), frame: plain(frame), plugin: plain(plugin) };
  return {
    message: plain(error.message) ?? error.name,
    stack: plain(ownFrames(error.stack ?? '')) ?? '',
    ...Object.fromEntries(Object.entries(named).filter(([, text]) => text !== undefined)),
  };
}

/** Calls of the project itself; how libraries came to them tells nobody anything. */
function ownFrames(stack: string): string {
  return stack
    .split('\n')
    .filter(
      (line) =>
        /^ {4}at /.test(line) &&
        !/node_modules|node:|<anonymous>|\(index \d+\)|server\/cli\/dev\//.test(line),
    )
    .join('\n');
}

/** The fault in the place of any page: as text, over which Vite's overlay lies; it goes when the fault does. */
export function faultPage(fault: ShownFault): string {
  const text = [fault.message, fault.id, fault.frame, fault.stack].filter(Boolean).join('\n\n');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The change cannot be used yet</title></head>' +
    `<body><h1>The change cannot be used yet</h1><pre>${escapeText(text)}</pre>` +
    `<script type="application/json" id="fault">${scriptJson(fault)}</script>` +
    '<script type="module">import { ErrorOverlay } from "/@vite/client";' +
    'document.body.append(new ErrorOverlay(JSON.parse(document.getElementById("fault").textContent)));</script></body></html>'
  );
}
