import type { ComponentType, ReactNode } from 'react';
import { filtersMessages } from '../../logic/filters/filters.messages.ts';
import type { ContentDialogProps } from '../dialog/later/ContentDialog.tsx';
import { ClosedContent } from '../dialog/use-content-dialog.tsx';
import type { Environment } from '../host/environment.ts';
import { textsOf } from '../host/use-tag.ts';

interface FilterPanelProps {
  readonly env: Environment;
  readonly label: string | undefined;
  readonly isOpen: boolean;
  /** Undefined until its module has loaded. */
  readonly ContentDialog: ComponentType<ContentDialogProps> | undefined;
  /** The number of filters with a choice. */
  readonly active: number;
  readonly onToggle: (isOpen: boolean) => void;
  /** The buttons below the form. */
  readonly actions: ReactNode;
}

/** A button that opens the form in a dialog, for phones. */
export function FilterPanel(props: FilterPanelProps) {
  const { env, label, isOpen, ContentDialog, active, onToggle, actions } = props;
  const texts = textsOf(filtersMessages, env);
  return (
    <>
      <div className="bar" part="bar">
        <button
          type="button"
          className="button"
          part="open-button"
          aria-haspopup="dialog"
          onClick={() => onToggle(true)}
        >
          {active > 0 ? texts.labelOf({ count: active }) : (label ?? texts.label)}
        </button>
      </div>
      {ContentDialog ? (
        <ContentDialog
          env={env}
          open={isOpen}
          label={label ?? texts.label}
          className="drawer drawer--end"
          onClose={() => onToggle(false)}
          actions={actions}
        />
      ) : (
        <ClosedContent open={isOpen} />
      )}
    </>
  );
}
