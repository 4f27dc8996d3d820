import { dispatch } from '../../logic/page/dispatch.ts';

let following = false;

function invoke(event: MouseEvent): void {
  const [target] = event.composedPath();
  if (event.defaultPrevented || !(target instanceof Element)) return;
  const button = target.closest('button[commandfor][command^="--"]');
  const invoked = button?.ownerDocument.getElementById(button.getAttribute('commandfor') ?? '');
  if (!button || !invoked) return;
  const command = Object.assign(new Event('command', { cancelable: true }), {
    command: button.getAttribute('command'),
    source: button,
  });
  dispatch(invoked, command);
}

/** Dispatches `command` events for buttons with `commandfor`, as browsers with invoker commands do. */
export function followInvokers(document: Document): void {
  if (following) return;
  following = true;
  document.addEventListener('click', invoke);
}
