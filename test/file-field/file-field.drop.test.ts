import { expect, nextFrame } from '@open-wc/testing';
import type { Mounted } from '../kit/mount.ts';
import { eventsOf } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  chosen,
  type FileField,
  file,
  inputOf,
  message,
  show,
  transfer,
} from './file-field.fixtures.ts';

const RULES = 'blocked-extensions="exe" max-size="10"';
const ONE = '<label>Plik <input type="file"></label>';

const init = { bubbles: true, composed: true, cancelable: true };

/** A drag event; not every browser accepts `dataTransfer` in the constructor. */
function dragEvent(type: string, dataTransfer: DataTransfer): DragEvent {
  const event = new DragEvent(type, init);
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  return event;
}

function drag(target: Element, type: string, ...files: readonly File[]): DragEvent {
  const event = dragEvent(type, transfer(...files));
  target.dispatchEvent(event);
  return event;
}

function pasteEvent(clipboardData: DataTransfer): ClipboardEvent {
  const event = new ClipboardEvent('paste', init);
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  return event;
}

function paste(target: Element, ...files: readonly File[]): ClipboardEvent {
  const event = pasteEvent(transfer(...files));
  target.dispatchEvent(event);
  return event;
}

const isDragging = (field: Mounted) => field.element.matches(':state(dragging)');
const events = (field: FileField) => [
  eventsOf(inputOf(field.element), 'input'),
  field.events('change'),
];

describe('<shop-file-field> with dropped or pasted files', () => {
  it('puts dropped files into the input and fires one event (FO-31)', async () => {
    const field = await show(RULES);
    const fired = events(field);
    const event = drag(field.element, 'drop', file('a.jpg'), file('b.jpg'));
    await field.settled();
    expect(event.defaultPrevented).to.equal(true);
    expect(chosen(field)).to.deep.equal(['a.jpg', 'b.jpg']);
    expect(field.element.dataset.state).to.equal('success');
    expect(fired.map((list) => list.length)).to.deep.equal([1, 1]);
  });

  it('validates dropped files like chosen ones (FO-31)', async () => {
    const field = await show(RULES);
    const rejected = field.events('shop-file-field-reject');
    drag(inputOf(field.element), 'drop', file('a.jpg'), file('b.exe'), file('c.jpg', '', 11));
    await field.settled();
    expect(chosen(field)).to.deep.equal([]);
    expect(field.element.dataset.state).to.equal('error');
    expect(message(field).split('\n')).to.have.length(2);
    expect(rejected).to.have.length(2);
  });

  it('puts pasted files into the focused input, with the same validation (FO-31)', async () => {
    const field = await show(RULES);
    const fired = events(field);
    inputOf(field.element).focus();
    expect(paste(inputOf(field.element), file('a.jpg')).defaultPrevented).to.equal(true);
    await field.settled();
    expect(chosen(field)).to.deep.equal(['a.jpg']);
    expect(fired.map((list) => list.length)).to.deep.equal([1, 1]);
    paste(document.body, file('b.exe'));
    await field.settled();
    expect(chosen(field)).to.deep.equal([]);
    expect(message(field)).to.contain('b.exe');
  });

  it('ignores a paste outside its input', async () => {
    const field = await show(RULES);
    expect(paste(document.body, file('a.jpg')).defaultPrevented).to.equal(false);
    expect(chosen(field)).to.deep.equal([]);
  });

  it('uses the first file if the input is not multiple', async () => {
    const field = await show(RULES, ONE);
    drag(field.element, 'drop', file('a.jpg'), file('b.exe'));
    await field.settled();
    expect(chosen(field)).to.deep.equal(['a.jpg']);
    expect(field.element.dataset.state).to.equal('success');
  });

  it('ignores text', async () => {
    const field = await show(RULES);
    const data = new DataTransfer();
    data.setData('text/plain', 'words');
    const over = dragEvent('dragover', data);
    const drop = dragEvent('drop', data);
    const pasted = pasteEvent(data);
    inputOf(field.element).focus();
    for (const event of [over, drop, pasted]) {
      inputOf(field.element).dispatchEvent(event);
      expect(event.defaultPrevented, event.type).to.equal(false);
    }
    expect(field.element.dataset.state).to.equal('empty');
    expect(isDragging(field)).to.equal(false);
  });

  it('ignores a drop handled by the page', async () => {
    const field = await show(RULES);
    inputOf(field.element).addEventListener('drop', (event) => event.preventDefault());
    drag(inputOf(field.element), 'drop', file('a.jpg'));
    expect(chosen(field)).to.deep.equal([]);
  });

  it('skips a folder', async () => {
    const field = await show(RULES);
    const data = transfer(file('a.jpg'), file('folder'));
    const items = [...data.items].map((item, at) => ({
      getAsFile: () => item.getAsFile(),
      webkitGetAsEntry: () => ({ isDirectory: at === 1 }),
    }));
    inputOf(field.element).dispatchEvent(
      dragEvent('drop', asTransfer({ items, types: ['Files'] })),
    );
    expect(chosen(field)).to.deep.equal(['a.jpg']);
  });

  it('shows a drop target until the files are dropped or dragged away', async () => {
    const field = await show(RULES);
    const input = inputOf(field.element);
    expect(drag(field.element, 'dragenter', file('a.jpg')).defaultPrevented).to.equal(true);
    await waitUntil(() => isDragging(field));
    drag(input, 'dragenter', file('a.jpg'));
    drag(field.element, 'dragleave', file('a.jpg'));
    await nextFrame();
    await nextFrame();
    expect(isDragging(field)).to.equal(true);
    expect(drag(input, 'dragover', file('a.jpg')).defaultPrevented).to.equal(true);
    drag(input, 'dragleave', file('a.jpg'));
    await waitUntil(() => !isDragging(field));
    drag(field.element, 'dragenter', file('a.jpg'));
    await waitUntil(() => isDragging(field));
    drag(field.element, 'drop', file('a.jpg'));
    await waitUntil(() => !isDragging(field));
  });
});

/** A partial `DataTransfer` for tests. */
function asTransfer(given: { items: unknown[]; types: string[] }): DataTransfer {
  return Object.create(DataTransfer.prototype, {
    items: { value: given.items },
    types: { value: given.types },
  });
}
