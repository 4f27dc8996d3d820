import { useState } from 'react';
import { declareElement } from '../../elements/declare/declaration.ts';
import { cancelable } from '../../elements/declare/events.ts';
import { Dialog } from '../../react/dialog/Dialog.tsx';
import dialogCss from '../../react/dialog/dialog.css';
import type { Environment } from '../../react/host/environment.ts';

interface TwoDialogsProps {
  env: Environment;
  onClose: (detail: { which: string }) => boolean;
}

function TwoDialogs({ onClose }: TwoDialogsProps) {
  const [isOuterOpen, openOuter] = useState(false);
  const [isInnerOpen, openInner] = useState(false);
  return (
    <>
      <button type="button" id="opener" onClick={() => openOuter(true)}>
        Open
      </button>
      <Dialog
        open={isOuterOpen}
        labelledBy="outer-heading"
        onClose={() => onClose({ which: 'outer' }) && openOuter(false)}
      >
        <h2 id="outer-heading">Outer</h2>
        <button type="button" id="inner-opener" onClick={() => openInner(true)}>
          Open the inner one
        </button>
        <input type="file" aria-label="File" />
        <Dialog
          open={isInnerOpen}
          labelledBy="inner-heading"
          onClose={() => onClose({ which: 'inner' }) && openInner(false)}
        >
          <h2 id="inner-heading">Inner</h2>
          <button type="button" id="inner-button">
            Nothing
          </button>
        </Dialog>
      </Dialog>
    </>
  );
}

export const twoDialogsElement = declareElement({
  tag: 'shop-test-dialogs',
  component: TwoDialogs,
  styles: [dialogCss],
  activate: 'ready',
  attributes: {},
  events: { onClose: cancelable<{ which: string }>() },
});
