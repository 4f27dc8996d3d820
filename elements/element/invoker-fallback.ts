let following = false;

function invoke(event: MouseEvent): void {
  const [target] = event.composedPath();
  if (event.defaultPrevented || !(target instanceof Element)) return;
  const button = target.closest('button[commandfor][command^="--"]');
  const id = button?.getAttribute('commandfor') ?? '';
  const invoked = button && document.getElementById(id);
  if (!invoked) return;
  const command = Object.assign(new Event('command', { cancelable: true }), {
    command: button.getAttribute('command'),
    source: button,
  });
  invoked.dispatchEvent(command);
}

/** Dispatches `command` events for buttons with `commandfor`, like browsers that support invoker commands. */
export function followInvokers(): void {
  if (following) return;
  following = true;
  document.addEventListener('click', invoke);
}
