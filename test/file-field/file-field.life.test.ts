import { expect } from '@open-wc/testing';
import { eventsOf } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  chosen,
  descriptions,
  type FileField,
  file,
  inputOf,
  line,
  message,
  pick,
  show,
  transfer,
} from './file-field.fixtures.ts';

describe('<shop-file-field> as its children come and go', () => {
  const form = (field: FileField): HTMLFormElement => {
    const { form: owner } = inputOf(field);
    if (!owner) throw new Error('Expected a form.');
    return owner;
  };

  it('checks what was chosen before it was there', async () => {
    const field = await show('blocked-extensions="exe"');
    const early = inputOf(field).cloneNode();
    if (!(early instanceof HTMLInputElement)) throw new Error('Expected an input.');
    early.files = transfer(file('a.exe')).files;
    const rejected = eventsOf(field, 'shop-file-field-reject');
    inputOf(field).replaceWith(early);
    await waitUntil(() => field.dataset.state === 'error');
    expect(chosen(field)).to.deep.equal([]);
    expect(rejected).to.have.length(1);
  });

  it('serves an input that comes late', async () => {
    const field = await show('blocked-extensions="exe"', '');
    expect(field.childElementCount).to.equal(0);
    field.innerHTML = '<div><label>Plik <input type="file"></label></div>';
    await waitUntil(() => field.querySelector('.shop-message'));
    await pick(field, file('a.exe'));
    expect(descriptions(field)).to.have.length(1);
  });

  it('leaves the input as it was when it goes away, and says the same when it returns', async () => {
    const field = await show('blocked-extensions="exe" picture-size="800"');
    const owner = form(field);
    await pick(field, file('a.exe'));
    const said = message(field);
    field.remove();
    await waitUntil(() => !field.querySelector('[slot]'));
    expect(inputOf(field).hasAttribute('aria-invalid')).to.equal(false);
    expect(inputOf(field).hasAttribute('aria-describedby')).to.equal(false);
    owner.append(field);
    await field.updateComplete;
    expect(message(field)).to.equal(said);
    expect(field.dataset.state).to.equal('error');
  });

  it('keeps files, message and lines when it is moved', async () => {
    const field = await show('blocked-extensions="exe"');
    const other = document.createElement('div');
    form(field).append(other);
    await pick(field, file('a.jpg'));
    const region = line(field, 'message');
    other.append(field);
    await field.updateComplete;
    expect(chosen(field)).to.deep.equal(['a.jpg']);
    expect(line(field, 'message')).to.equal(region);
    await pick(field, file('a.exe'));
    expect(line(field, 'message')).to.equal(region);
  });

  it('gives a clone lines of its own', async () => {
    const field = await show('blocked-extensions="exe"', '<label>Plik <input type="file"></label>');
    await pick(field, file('a.exe'));
    const clone = field.cloneNode(true) as FileField;
    form(field).append(clone);
    await clone.updateComplete;
    expect(message(clone)).to.equal('');
    expect(descriptions(clone)).to.deep.equal([]);
    expect(line(clone, 'message').id).not.to.equal(line(field, 'message').id);
    await pick(clone, file('b.exe'));
    expect(descriptions(clone).join()).to.contain('b.exe');
    expect(descriptions(field).join()).to.contain('a.exe');
  });

  it('is empty after a reset of the form', async () => {
    const field = await show('blocked-extensions="exe"');
    await pick(field, file('a.exe'));
    form(field).reset();
    await field.updateComplete;
    expect(field.dataset.state).to.equal('empty');
    expect(message(field)).to.equal('');
    await pick(field, file('a.jpg'));
    form(field).reset();
    await field.updateComplete;
    expect(field.dataset.state).to.equal('empty');
  });

  it('keeps what it says where the page prevents the reset', async () => {
    const field = await show('blocked-extensions="exe"');
    await pick(field, file('a.exe'));
    form(field).addEventListener('reset', (event) => event.preventDefault(), { capture: true });
    form(field).reset();
    await field.updateComplete;
    expect(field.dataset.state).to.equal('error');
  });

  it('is sent by its form, and only what was not refused', async () => {
    const field = await show('blocked-extensions="exe"');
    const sent = () =>
      new FormData(form(field)).getAll('photo').map((one) => one instanceof File && one.name);
    await pick(field, file('a.jpg'), file('b.jpg'));
    expect(sent()).to.deep.equal(['a.jpg', 'b.jpg']);
    await pick(field, file('a.jpg'), file('b.exe'));
    expect(sent()).to.deep.equal(['']);
  });

  it('leaves other inputs alone', async () => {
    const field = await show('blocked-extensions="exe"');
    await pick(field, file('a.exe'));
    const note = document.createElement('input');
    field.append(note);
    note.dispatchEvent(new Event('change', { bubbles: true }));
    await field.updateComplete;
    expect(field.dataset.state).to.equal('error');
  });
});
