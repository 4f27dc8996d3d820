import { entryId } from '../../../logic/search/search.model.ts';
import { PanelBox } from './PanelBox.tsx';
import { SearchOption, type ShownProps } from './SearchOption.tsx';

interface SearchPanelProps extends ShownProps {
  /** Id of the active option. */
  current: string | undefined;
  label: string;
  isWithin: boolean;
}

/** The listbox of the combobox with the found entries in blocks. */
export function SearchPanel({ current, label, isWithin, ...props }: SearchPanelProps) {
  const { texts, search } = props;
  return (
    <PanelBox isWithin={isWithin}>
      <div role="listbox" id="results" part="results" aria-label={label}>
        {search.blocks.map(({ name, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets
          <div key={name} role="group" part="group" aria-label={texts[name]}>
            <div className="search__heading" part="heading" aria-hidden="true">
              {texts[name]}
            </div>
            {entries.map((entry, index) => {
              const id = entryId(name, index);
              return (
                <SearchOption
                  key={id}
                  {...props}
                  id={id}
                  entry={entry}
                  isCurrent={id === current}
                />
              );
            })}
          </div>
        ))}
      </div>
    </PanelBox>
  );
}
