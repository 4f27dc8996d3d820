// not the form's own methods, which an input of that name hides
const { requestSubmit } = HTMLFormElement.prototype;
const { getAttribute } = Element.prototype;

/** Sends a form as that button would. */
export function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const isOwn = submitter && Reflect.get(submitter, 'form') === form;
  requestSubmit.call(form, isOwn ? submitter : null);
}

/** Whether a form that is sent leads away from the page: to no other window, and not just out of a dialog. */
export function leadsAway(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const said = (name: string) =>
    submitter?.getAttribute(`form${name}`) ?? getAttribute.call(form, name) ?? '';
  return /^(?:|_self|_parent|_top)$/i.test(said('target')) && !/^dialog$/i.test(said('method'));
}
