import { fromFrame, type FromFrame, type ToFrame } from '../../../schemas/editing/frame-message.ts';

type Said<Message> = Message extends unknown ? Omit<Message, 'studio' | 'session'> : never;

/** Speaks with the page in one frame: to its window and origin exactly, and hears nobody else. */
export interface FrameLink {
  say(message: Said<ToFrame>): void;
  end(): void;
}

interface FrameLinkOptions {
  /** The window of the studio. */
  here: Window;
  /** The frame's window; null while there is none. */
  frame: () => Window | null;
  origin: string;
  session: string;
  onMessage: (message: FromFrame) => void;
}

export function createFrameLink({ here, frame, origin, session, onMessage }: FrameLinkOptions): FrameLink {
  function hear(event: MessageEvent): void {
    if (event.origin !== origin || event.source === null || event.source !== frame()) return;
    const read = fromFrame.safeParse(event.data);
    if (read.success && read.data.session === session) onMessage(read.data);
  }
  here.addEventListener('message', hear);
  return {
    say: (message) => frame()?.postMessage({ studio: 1, session, ...message }, origin),
    end: () => here.removeEventListener('message', hear),
  };
}
