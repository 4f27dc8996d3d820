import { warnAuthor } from '../../logic/page/warn-author.ts';
import type { AnyDeclaration } from '../declare/declaration.ts';
import { suggestion } from './closest.ts';
import { warnOfUnknownCommand } from './unknown-command.ts';
import { warn } from './warn.ts';

const BUTTON = 'button[commandfor]';
/** Native commands and our equivalents. */
const OWN_COMMANDS: Readonly<Record<string, string>> = {
  'show-modal': 'show',
  'show-popover': 'show',
  'toggle-popover': 'toggle',
  'hide-popover': 'hide',
  close: 'hide',
  'request-close': 'hide',
};

/** The commands of an element: its methods, and `--toggle` for a pair of them. */
const commandsOf = (methods: object): readonly string[] => {
  const names = Object.keys(methods);
  return names.includes('show') && names.includes('hide') ? [...names, 'toggle'] : names;
};

function warnOfCommand(host: HTMLElement, command: string, methods: object): void {
  const names = commandsOf(methods);
  if (names.includes(command)) {
    warn(host, `command="${command}": expected --${command}, as commands of tags have hyphens.`);
  }
  const meant = OWN_COMMANDS[command];
  if (meant && names.includes(meant)) {
    warn(host, `command="${command}" is for elements of the browser; expected --${meant}.`);
  }
  const name = command.slice(2);
  if (!command.startsWith('--') || names.includes(name)) return;
  warnOfUnknownCommand(host, command, Object.keys(methods));
}

/** Warns about a button whose target does not exist. */
function warnOfNoTarget(id: string): void {
  const ids = [...document.querySelectorAll('[id]')]
    .filter(({ localName }) => localName.startsWith('shop-'))
    .map((one) => one.id);
  const ending = suggestion(id, ids) || '; the button does nothing.';
  warnAuthor(
    'shop',
    `commandfor="${id}": expected the id of an element on the page${ending}`,
    'guide/events',
  );
}

function warnOfTwins(host: HTMLElement): void {
  const { id } = host;
  if (!id || document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length < 2) return;
  warn(
    host,
    `id="${id}": another element has the same id; buttons and attributes find the first one.`,
  );
}

/** Warns about a button with `popovertarget`, since tags are not popovers. */
function warnOfPopoverTarget(host: HTMLElement, methods: object): void {
  const { id } = host;
  const names = commandsOf(methods);
  if (!id || !names.includes('toggle')) return;
  if (!document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)) return;
  warn(
    host,
    `popovertarget="${id}" is for popovers; expected commandfor="${id}" command="--toggle".`,
  );
}

/** Warns about buttons with unsupported commands, before they are clicked. */
export function warnOfInvokers(host: HTMLElement, { methods }: AnyDeclaration): void {
  warnOfTwins(host);
  warnOfPopoverTarget(host, methods);
  for (const button of document.querySelectorAll(BUTTON)) {
    const id = button.getAttribute('commandfor') ?? '';
    const target = document.getElementById(id);
    if (!target) warnOfNoTarget(id);
    if (target === host) warnOfCommand(host, button.getAttribute('command') ?? '', methods);
  }
}
