import { eventName } from '../../elements/declare/names.ts';
import { code, fence, prose, section, table } from './markdown.ts';
import type { SectionWriter, TagSource } from './tag-source.ts';

const DETAIL = /^CustomEvent<(?:Readonly<)?(?<detail>[\s\S]*?)>{1,2}$/;

/** The type of the detail; empty without one. */
function detailOf({ element }: TagSource, name: string): string {
  const text = element.events?.find((event) => event.name === name)?.type?.text ?? '';
  const detail = DETAIL.exec(text)?.groups?.detail ?? '';
  return detail === 'null' ? '' : detail;
}

/** What the event signals, and what `preventDefault()` prevents. */
const descriptionOf = ({ docs }: TagSource, prop: string): string => {
  const prevented = docs.prevented?.[prop];
  const stopped = prevented ? ` After \`preventDefault()\` ${prevented}.` : '';
  return prose(`${docs.events?.[prop] ?? ''}${stopped}`);
};

const listening = (name: string): string => `document.addEventListener('${name}', (event) => {
  console.log(event.target, event.detail);
});`;

/** The events of a tag, cancelable ones first. */
export const events: SectionWriter = (source) => {
  const { tag, declaration } = source;
  const rows = Object.entries(declaration.events).map(([prop, { cancelable }]) => {
    const name = eventName(tag, prop);
    return {
      name,
      cancelable,
      cells: [
        code(name),
        cancelable ? 'before' : 'after',
        descriptionOf(source, prop),
        code(detailOf(source, name)),
      ],
    };
  });
  const [first] = rows;
  if (!first) return [];
  const sorted = rows.toSorted((a, b) => Number(b.cancelable) - Number(a.cancelable));
  return section('Events', [
    ...table(
      ['event', 'dispatched', 'description', 'detail'],
      sorted.map(({ cells }) => cells),
    ),
    ...fence('js', listening(first.name)),
  ]);
};
