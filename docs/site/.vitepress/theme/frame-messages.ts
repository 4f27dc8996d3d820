/** What an example's frame tells (public/frame.js). */
export interface FrameMessage {
  readonly height?: number;
  /** A line of the console. */
  readonly says?: string;
  readonly event?: string;
  readonly detail?: string;
  /** The address to which a link or a form would have led. */
  readonly leads?: string;
}

/** Calls back with what this frame tells; returns the end of it. */
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
