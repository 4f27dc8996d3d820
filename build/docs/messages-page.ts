import { code, table } from './markdown.ts';

type Messages = Readonly<Record<string, unknown>>;

const textOf = (message: unknown): string =>
  code(typeof message === 'string' ? message : JSON.stringify(message));

/** The page of all texts of the tags, by their keys. */
export const messagesPage = (english: Messages, polish: Messages): readonly string[] => [
  '# Messages',
  '',
  'The texts of the tags. Replace any of them in the `messages` of [`<shop-config>`](./tags/shop-config.md).',
  '',
  ...table(
    ['key', 'English', 'Polish'],
    Object.keys(english).map((key) => [code(key), textOf(english[key]), textOf(polish[key])]),
  ),
];
