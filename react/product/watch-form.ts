import { controlsOfForm } from './form-controls.ts';

/** The value of a hidden input is its attribute, which scripts write without an event. */
const VALUE = { attributes: true, attributeFilter: ['value'] };

/** Calls back when a script changes hidden controls of a form, or replaces controls; the result ends it. */
export function watchForm(form: HTMLFormElement, changed: () => void): () => void {
  const observer = new MutationObserver(() => {
    observe();
    changed();
  });
  const observe = () => {
    observer.observe(form, { ...VALUE, childList: true, subtree: true });
    // they may stand anywhere on the page
    for (const control of controlsOfForm(form)) {
      if (control.type === 'hidden') observer.observe(control, VALUE);
    }
  };
  observe();
  return () => observer.disconnect();
}
