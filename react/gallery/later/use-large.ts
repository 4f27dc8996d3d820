import { useState } from 'react';
import { useOnChange } from '../../host/use-on-change.ts';

/** The addresses of large files that the browser has decoded. */
const decoded = new Set<string>();
/** Those that failed: a policy refuses them every time. */
const failed = new Set<string>();

/** The address of the large file once it is decoded; undefined until then, and after a failure. */
export function useLarge(address: string | undefined): string | undefined {
  const [ready, setReady] = useState<string>();
  useOnChange([address], () => {
    if (!address || failed.has(address) || decoded.has(address)) return;
    let isWanted = true;
    const image = new Image();
    image.src = address;
    image.decode().then(
      () => {
        decoded.add(address);
        if (isWanted) setReady(address);
      },
      () => isWanted && failed.add(address),
    );
    return () => {
      isWanted = false;
    };
  });
  if (address && decoded.has(address)) return address;
  return ready === address ? ready : undefined;
}
