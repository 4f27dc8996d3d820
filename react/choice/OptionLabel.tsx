import type { ChoiceOption } from '../../logic/choice/choice.model.ts';
import { safeImage } from '../../logic/wire/safe-link.ts';
import type { ChoiceView } from './choice-view.ts';
import { noteOf } from './option-note.ts';

/** The image, the name and the note of an option; each text is alone in its element. */
export function OptionLabel({ view, option }: { view: ChoiceView; option: ChoiceOption }) {
  const { name, picture, isPictured } = option;
  const src = safeImage(picture?.src);
  const note = noteOf(view, option);
  const isSeen = !isPictured || !src;
  return (
    <>
      {picture && src && (
        <img
          className="choice__picture"
          part="picture"
          src={src}
          width={picture.width}
          height={picture.height}
          alt=""
        />
      )}
      <span className={isSeen ? 'choice__name' : 'unseen'} part="option-name" dir="auto">
        {name}
      </span>
      {note && (
        <span className="choice__note" part="option-note">
          {` ${note}`}
        </span>
      )}
    </>
  );
}
