import { asset, type Asset } from '../../../schemas/editing/asset.ts';
import { CallError } from '../api/ask.ts';

/** A file on its way. */
export interface Sending {
  /** Rejects with a `CallError`, and with an `AbortError` where it was cancelled. */
  done: Promise<Asset>;
  cancel(): void;
}

/** Sends one file to a call; `onProgress` is told how much of it has gone, from 0 to 1. */
export type SendFile = (path: string, file: File, onProgress: (part: number) => void) => Sending;

/** By a request of the older kind: the newer one does not tell how much of a body has gone. */
export function createSendFile(base: string): SendFile {
  return (path, file, onProgress) => {
    const request = new XMLHttpRequest();
    const done = new Promise<Asset>((resolve, reject) => {
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const answer = readJson(request.responseText);
        if (request.status === 200) resolve(asset.parse(answer));
        else reject(new CallError(request.status, answer));
      };
      request.onerror = () => reject(new CallError(0));
      request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    });
    const form = new FormData();
    form.append('file', file);
    request.open('POST', `${base}${path}`);
    request.setRequestHeader('Accept', 'application/json');
    request.send(form);
    return { done, cancel: () => request.abort() };
  };
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
