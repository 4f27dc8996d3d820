import { hostCell } from '../../../logic/state/by-host.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import dialogCss from '../../dialog/dialog.css';
import type { Environment } from '../../host/environment.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { useStyles } from '../../host/use-tag.ts';
import { LIVE } from '../../look/live.ts';
import coverCss from './cover-dialog.css';

/** Elements that are not marked: those without content, and the toasts, which are still announced. */
const SILENT = 'script, style, link, template, shop-toasts';
const BUSY = 'aria-busy';

/** The number of covers over an element. */
const covers = hostCell(0);

function mark(element: Element): void {
  covers(element).current += 1;
  element.setAttribute(BUSY, 'true');
}

function unmark(element: Element): void {
  covers(element).current -= 1;
  if (covers(element).current === 0) element.removeAttribute(BUSY);
}

/** All siblings of the host and its ancestors. Not the ancestors: a busy one would silence the host's message. */
function besides(host: Element): Element[] {
  const parent = host.parentElement;
  if (!parent) return [];
  const siblings = [...parent.children].filter((element) => element !== host);
  return parent === document.body ? siblings : [...siblings, ...besides(parent)];
}

/** Marks everything covered with `aria-busy`, and keeps marks of the page. The result removes ours. */
function markBusy(cover: Element): () => void {
  const marked = besides(cover).filter(
    (element) =>
      !element.matches(SILENT) && (covers(element).current > 0 || !element.hasAttribute(BUSY)),
  );
  marked.forEach(mark);
  return () => marked.forEach(unmark);
}

/** Prevents closing, because the shopper cannot end the wait. */
const refuse = () => false;

interface CoverDialogProps {
  env: Environment;
  open: boolean;
  message: string;
}

/** A dialog with only the reason why the shopper has to wait. */
export function CoverDialog({ env, open, message }: CoverDialogProps) {
  const { host } = env;
  useStyles(env, dialogCss, coverCss);
  const place = host.parentElement;
  // a moved element has other siblings
  useOnChange([host, open, place], () => (open ? markBusy(host) : undefined));
  return (
    <Dialog open={open} labelledBy="message" onClose={refuse} className="cover">
      <div className="cover__spinner" part="spinner" />
      <p className="cover__message" id="message" part="message" {...LIVE}>
        {message}
      </p>
    </Dialog>
  );
}
