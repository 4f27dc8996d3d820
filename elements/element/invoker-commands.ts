import { warnOfUnknownCommand } from '../advice/unknown-command.ts';
import { followInvokers } from './invoker-fallback.ts';

type Overlay = HTMLElement & { open?: boolean };

const PREFIX = '--';

/** `--toggle` calls `show` or `hide`, whichever changes the state. */
const methodOf = (host: Overlay, command: string): string => {
  const name = command.slice(PREFIX.length);
  if (name !== 'toggle') return name;
  return (host.open ?? host.matches(':state(open)')) ? 'hide' : 'show';
};

/** Calls the method that a button's command names (`<button commandfor="cart" command="--show">`). */
export function obeyCommand(host: Overlay, command: string, methods: object): void {
  const name = methodOf(host, command);
  // the browser's own commands, such as `show-popover`
  if (!command.startsWith(PREFIX)) return;
  if (!Object.hasOwn(methods, name)) {
    warnOfUnknownCommand(host, command, Object.keys(methods));
    return;
  }
  const method: unknown = Reflect.get(host, name);
  if (typeof method === 'function') method.call(host);
}

/** Lets buttons call the element's methods, also in browsers without invoker commands. */
export function answerCommands(host: Overlay, methods: object): void {
  host.addEventListener('command', (event) => {
    const command: unknown = Reflect.get(event, 'command');
    if (typeof command === 'string') obeyCommand(host, command, methods);
  });
  if (!('commandForElement' in HTMLButtonElement.prototype)) followInvokers();
}
