import type { ClassMethod } from 'custom-elements-manifest';
import { code, fence, prose, section, table } from './markdown.ts';
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

/** The lines with which buttons of the page call the methods. */
function commandsOf(tag: string, methods: readonly ClassMethod[]): readonly string[] {
  const callable = methods.filter(needsNothing);
  if (callable.length === 0) return [];
  const lines = [
    `<${tag} id="my-tag">…</${tag}>`,
    ...callable.map(({ name }) => `<button commandfor="my-tag" command="--${name}">…</button>`),
  ];
  return [
    'Buttons of the page can call them without JavaScript:',
    '',
    ...fence('html', lines.join('\n')),
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
    '<div class="calls">',
    '',
    ...table(['member', 'description'], rows),
    '</div>',
    '',
    ...commandsOf(tag, calls),
  ]);
};
