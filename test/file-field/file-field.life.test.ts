import { expect } from '@open-wc/testing';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { handleOf } from '../kit/mount.ts';
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

describe('<shop-file-field> with changing children', () => {
  const form = (field: FileField): HTMLFormElement => {
    const { form: owner } = inputOf(field.element);
    if (!owner) throw new Error('Expected a form.');
    return owner;
  };

  it('validates files chosen before the upgrade', async () => {
    const field = await show('blocked-extensions="exe"');
    const early = inputOf(field.element).cloneNode();
    if (!(early instanceof HTMLInputElement)) throw new Error('Expected an input.');
    early.files = transfer(file('a.exe')).files;
    const rejected = field.events('shop-file-field-reject');
    inputOf(field.element).replaceWith(early);
    await waitUntil(() => field.element.dataset.state === 'error');
    expect(chosen(field)).to.deep.equal([]);
    expect(rejected).to.have.length(1);
  });

  it('validates an input added later', async () => {
    const field = await show('blocked-extensions="exe"', '');
    expect(field.element.childElementCount).to.equal(0);
    field.element.innerHTML = '<div><label>Plik <input type="file"></label></div>';
    await waitUntil(() => field.element.querySelector('.shop-message'));
    await pick(field, file('a.exe'));
    expect(descriptions(field)).to.have.length(1);
  });

  it('restores the input on removal, and shows the message again on reinsertion', async () => {
    const field = await show('blocked-extensions="exe" picture-size="800"');
    const owner = form(field);
    await pick(field, file('a.exe'));
    const shown = message(field);
    field.element.remove();
    await waitUntil(() => !field.element.querySelector('[slot]'));
    expect(inputOf(field.element).hasAttribute('aria-invalid')).to.equal(false);
    expect(inputOf(field.element).hasAttribute('aria-describedby')).to.equal(false);
    owner.append(field.element);
    await field.settled();
    expect(message(field)).to.equal(shown);
    expect(field.element.dataset.state).to.equal('error');
  });

  it('keeps files and messages when it is moved', async () => {
    const field = await show('blocked-extensions="exe"');
    const other = document.createElement('div');
    form(field).append(other);
    await pick(field, file('a.jpg'));
    const region = line(field.element, 'message');
    other.append(field.element);
    await field.settled();
    expect(chosen(field)).to.deep.equal(['a.jpg']);
    expect(line(field.element, 'message')).to.equal(region);
    await pick(field, file('a.exe'));
    expect(line(field.element, 'message')).to.equal(region);
  });

  it('gives a clone its own messages', async () => {
    const field = await show('blocked-extensions="exe"', '<label>Plik <input type="file"></label>');
    await pick(field, file('a.exe'));
    const clone = handleOf<'shop-file-field'>(
      field.element.cloneNode(true) as FileField['element'],
    );
    form(field).append(clone.element);
    await clone.settled();
    expect(message(clone)).to.equal('');
    expect(descriptions(clone)).to.deep.equal([]);
    expect(line(clone.element, 'message').id).not.to.equal(line(field.element, 'message').id);
    await pick(clone, file('b.exe'));
    expect(descriptions(clone).join()).to.contain('b.exe');
    expect(descriptions(field).join()).to.contain('a.exe');
  });

  it('is empty after a reset of the form', async () => {
    const field = await show('blocked-extensions="exe"');
    await pick(field, file('a.exe'));
    form(field).reset();
    await field.settled();
    expect(field.element.dataset.state).to.equal('empty');
    expect(message(field)).to.equal('');
    await pick(field, file('a.jpg'));
    form(field).reset();
    await field.settled();
    expect(field.element.dataset.state).to.equal('empty');
  });

  it('keeps its message if the page prevents the reset', async () => {
    const field = await show('blocked-extensions="exe"');
    await pick(field, file('a.exe'));
    form(field).addEventListener('reset', (event) => event.preventDefault(), { capture: true });
    form(field).reset();
    await field.settled();
    expect(field.element.dataset.state).to.equal('error');
  });
});
