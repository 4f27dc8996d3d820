import { byHost } from '../../logic/state/by-host.ts';

interface Running {
  users: number;
  readonly end: () => void;
}

/**
 * An effect on an element that several users share: it begins with the first and ends with the last of them. While a
 * tag wakes, its view at rest and its component are both there.
 */
export function sharedEffect<Host extends object>() {
  const runningOn = byHost((_host: Host) => ({ current: undefined as Running | undefined }));
  return (host: Host, begin: () => () => void): (() => void) => {
    const cell = runningOn(host);
    cell.current ??= { users: 0, end: begin() };
    const running = cell.current;
    running.users += 1;
    return () => {
      running.users -= 1;
      if (running.users > 0) return;
      cell.current = undefined;
      running.end();
    };
  };
}
