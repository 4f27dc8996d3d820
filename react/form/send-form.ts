/** Sends a form as that button would. */
export function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const isOwn = submitter && Reflect.get(submitter, 'form') === form;
  // not the form's own property, which an input of that name hides
  HTMLFormElement.prototype.requestSubmit.call(form, isOwn ? submitter : null);
}

/** Whether a form that is sent leads away from the page: to no other window, and not just out of a dialog. */
export function leadsAway(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const said = (name: string) =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  return /^(?:|_self|_parent|_top)$/i.test(said('target')) && !/^dialog$/i.test(said('method'));
}
