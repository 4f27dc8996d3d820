/** A message of an example's frame (public/frame.js). */
export interface FrameMessage {
  readonly height?: number;
  /** A console message. */
  readonly announcement?: string;
  readonly event?: string;
  readonly detail?: string;
  /** The URL to which a link or a form would have navigated. */
  readonly leads?: string;
}

/** Calls back with the messages of this frame; returns a function that unsubscribes. */
export function followFrame(
  frame: HTMLIFrameElement,
  heard: (message: FrameMessage) => void,
): () => void {
  const listen = ({ source, data }: MessageEvent) => {
    if (source === frame.contentWindow && data?.example) heard(data.example);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
