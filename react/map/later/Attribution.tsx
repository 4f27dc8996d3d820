import { noteParts } from '../../../logic/map/attribution.ts';
import { linkAttributes } from '../../../logic/wire/safe-link.ts';

/** The note about the tiles; only safe addresses are links. */
export function Attribution({ note }: { note: string }) {
  if (!note) return null;
  return (
    <p className="attribution" part="attribution">
      {noteParts(note).map(({ text, link }, at) =>
        link === undefined ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note have no other name
          <a key={at} {...linkAttributes(link)}>
            {text}
          </a>
        ),
      )}
    </p>
  );
}
