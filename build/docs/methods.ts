import type { ClassMethod } from 'custom-elements-manifest';
import { kebab } from '../../elements/declare/names.ts';
import { code, prose, section, table } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

const callOf = ({ name, parameters = [], return: returned }: ClassMethod): string => {
  const given = parameters.map(
    ({ name: parameter, optional, type }) =>
      `${parameter}${optional ? '?' : ''}: ${type?.text ?? 'unknown'}`,
  );
  return `${name}(${given.join(', ')}): ${returned?.type?.text ?? 'void'}`;
};

const needsNothing = ({ parameters = [] }: ClassMethod): boolean =>
  parameters.every(({ optional }) => optional);

/** The line with which a button of the page calls a method. */
function commandOf(tag: string, methods: readonly ClassMethod[]): readonly string[] {
  const [callable] = methods.filter(needsNothing);
  if (!callable) return [];
  return [
    'A button of the page calls it without script:',
    '',
    '```html',
    `<button commandfor="my-tag" command="--${kebab(callable.name)}">…</button>`,
    `<${tag} id="my-tag">…</${tag}>`,
    '```',
    '',
  ];
}

/** The methods of a tag, and its read-only properties. */
export const methods: SectionWriter = ({ tag, element }) => {
  const members = element.members ?? [];
  const calls = members.filter((member) => member.kind === 'method');
  const readable = members.flatMap((member) =>
    member.kind === 'field' && 'readonly' in member && member.readonly ? [member] : [],
  );
  const rows = [
    ...calls.map((call) => [code(callOf(call)), prose(call.description ?? '')]),
    ...readable.map(({ name, type, description = '' }) => [
      code(`${name}: ${type?.text ?? 'unknown'}`),
      prose(description),
    ]),
  ];
  return section('Methods and properties', [
    ...table(['call or read', 'what it does'], rows),
    ...commandOf(tag, calls),
  ]);
};
