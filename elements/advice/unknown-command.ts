import { warnAuthor } from '../../logic/page/warn-author.ts';
import { suggestion } from './closest.ts';

/** Warns about a button's command that the element does not support. */
export function warnOfUnknownCommand(
  { localName: tag }: HTMLElement,
  command: string,
  methods: readonly string[],
): void {
  if (!__DEV__) return;
  const commands = methods.map((name) => `--${name}`);
  const ending =
    suggestion(command, commands) ||
    (commands.length > 0 ? `; it has ${commands.join(', ')}.` : '; it has none.');
  warnAuthor(tag, `command="${command}": not a command of this tag${ending}`);
}
