/** Resolves in the first task after the next frame is painted. */
export function painted(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    requestAnimationFrame(() => port2.postMessage(undefined));
  });
}
