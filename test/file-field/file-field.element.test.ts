import { expect } from '@open-wc/testing';
import { configureAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { eventsOf } from '../kit/next-event.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import '../kit/guard.ts';
import {
  chosen,
  descriptions,
  file,
  inputOf,
  line,
  message,
  pick,
  show,
} from './file-field.fixtures.ts';

const RULES =
  'max-size="1572864" blocked-types="text/html, video/*" blocked-extensions="exe, .php"';
const TOO_LARGE = 1_572_865;

const details = (events: readonly Event[]): unknown[] =>
  events.map((event) => event instanceof CustomEvent && event.detail);

const refused: [string, File, string, string][] = [
  [
    'MIME type',
    file('a.txt', 'text/html'),
    'pl',
    'Nie można wgrać pliku a.txt, ponieważ załączanie plików tego typu jest niedozwolone.',
  ],
  [
    'wildcard',
    file('a.mp4', 'video/mp4'),
    'en',
    'File cannot be uploaded a.mp4, because its type of files is invalid.',
  ],
  [
    'extension',
    file('A.EXE'),
    'en',
    'File cannot be uploaded A.EXE, because its type of files is invalid.',
  ],
  [
    'size',
    file('a.jpg', 'image/jpeg', TOO_LARGE),
    'pl',
    'Nie można wgrać pliku a.jpg, ponieważ przekracza maksymalny dozwolony rozmiar 1,50MB.',
  ],
  [
    'size',
    file('a.jpg', 'image/jpeg', TOO_LARGE),
    'en',
    'File cannot be uploaded a.jpg because it is larger than the allowed size of 1.50MB.',
  ],
];

describe('<shop-file-field>', () => {
  it('accepts files without restrictions', async () => {
    const field = await show(RULES);
    const rejected = eventsOf(document, 'shop-file-field-reject');
    await pick(field, file('a.jpg', 'image/jpeg'), file('b.png', 'image/png', 1_572_864));
    expect(chosen(field)).to.deep.equal(['a.jpg', 'b.png']);
    expect(field.element.dataset.state).to.equal('success');
    expect(message(field)).to.equal('');
    expect(descriptions(field)).to.deep.equal([]);
    expect(inputOf(field.element).hasAttribute('aria-invalid')).to.equal(false);
    expect(rejected).to.deep.equal([]);
  });

  it('is empty before a choice and after a deselection', async () => {
    const field = await show(RULES);
    expect(field.element.dataset.state).to.equal('empty');
    await pick(field, file('a.exe'));
    await pick(field);
    expect(field.element.dataset.state).to.equal('empty');
    expect(message(field)).to.equal('');
    expect(inputOf(field.element).hasAttribute('aria-invalid')).to.equal(false);
  });

  it('runs before a capturing listener of the page (HO12)', async () => {
    const field = await show(RULES);
    const rejected = eventsOf(document, 'shop-file-field-reject');
    const clear = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) target.value = '';
    };
    document.addEventListener('change', clear, true);
    await pick(field, file('a.exe'));
    document.removeEventListener('change', clear, true);
    expect(message(field)).to.contain('a.exe');
    expect(rejected).to.have.length(1);
  });

  it('rejects the shop’s blocked types by default (S5)', async () => {
    pageStore.set(configureAtom, { blockedExtensions: ['exe'], blockedTypes: ['text/html'] });
    const field = await show();
    const rejected = field.events('shop-file-field-reject');
    await pick(field, file('a.exe'), file('a.txt', 'text/html'), file('a.php'));
    expect(rejected).to.have.length(2);
    const own = await show('blocked-extensions="php" blocked-types="video/*"');
    await pick(own, file('a.exe'), file('a.txt', 'text/html'));
    expect(chosen(own)).to.deep.equal(['a.exe', 'a.txt']);
    pageStore.set(configureAtom, {});
  });
  for (const [why, one, lang, text] of refused) {
    it(`rejects a file by its ${why} with a message (${lang})`, async () => {
      const field = await show(RULES, undefined, lang);
      const rejected = eventsOf(document, 'shop-file-field-reject');
      await pick(field, one);
      expect(chosen(field)).to.deep.equal([]);
      expect(field.element.dataset.state).to.equal('error');
      expect(message(field)).to.equal(text);
      expect(descriptions(field)).to.deep.equal([text]);
      expect(inputOf(field.element).ariaInvalid).to.equal('true');
      const reason = why === 'size' ? 'size' : 'type';
      expect(details(rejected)).to.deep.equal([{ file: one, reason }]);
      expect(details(rejected).every(Object.isFrozen)).to.equal(true);
      expect(rejected[0]?.target).to.equal(field.element);
    });
  }

  it('clears the input for one invalid file of several, and names each in the message (FO-30)', async () => {
    const field = await show(RULES, undefined, 'en');
    const rejected = field.events('shop-file-field-reject');
    const bad = [file('b.jpg.php', 'image/jpeg'), file('c.png', 'image/png', TOO_LARGE)];
    await pick(field, file('a.jpg', 'image/jpeg'), ...bad);
    expect(chosen(field)).to.deep.equal([]);
    expect(message(field).split('\n')).to.deep.equal([
      'File cannot be uploaded b.jpg.php, because its type of files is invalid.',
      'File cannot be uploaded c.png because it is larger than the allowed size of 1.50MB.',
    ]);
    expect(details(rejected)).to.deep.equal([
      { file: bad[0], reason: 'type' },
      { file: bad[1], reason: 'size' },
    ]);
  });

  it('clears the input before its event', async () => {
    const field = await show(RULES);
    const heard: string[][] = [];
    inputOf(field.element).addEventListener('change', () => heard.push(chosen(field)));
    field.element.addEventListener('shop-file-field-reject', () => heard.push(chosen(field)));
    await pick(field, file('a.exe'));
    expect(heard).to.deep.equal([[], []]);
  });

  it('accepts a valid file after an invalid one, and removes its message', async () => {
    const field = await show(RULES);
    await pick(field, file('a.exe'));
    await pick(field, file('a.jpg'));
    expect(field.element.dataset.state).to.equal('success');
    expect(message(field)).to.equal('');
    expect(descriptions(field)).to.deep.equal([]);
    expect(inputOf(field.element).hasAttribute('aria-invalid')).to.equal(false);
  });

  it('shows names of files as text', async () => {
    const field = await show(RULES, undefined, 'en');
    for (const payload of MARKUP_PAYLOADS) {
      await pick(field, file(`${payload}.exe`));
      expect(message(field)).to.equal(
        `File cannot be uploaded ${payload}.exe, because its type of files is invalid.`,
      );
      expect(line(field.element, 'message').childElementCount).to.equal(0);
    }
    expect(wasPwned()).to.equal(false);
  });

  it('updates with its attributes and properties', async () => {
    const field = await show(RULES);
    field.element.setAttribute('blocked-extensions', 'zip');
    field.element.blockedTypes = [];
    await field.settled();
    await pick(field, file('a.exe', 'text/html'));
    expect(field.element.dataset.state).to.equal('success');
    await pick(field, file('a.zip'));
    expect(field.element.dataset.state).to.equal('error');
  });

  it('announces the message in a live region that was present before', async () => {
    const field = await show(RULES);
    const region = line(field.element, 'message');
    expect(region.ariaLive).to.equal('polite');
    await pick(field, file('a.exe'));
    expect(line(field.element, 'message')).to.equal(region);
    expect(getComputedStyle(region).position).to.equal('static');
    expect(region.getClientRects()).to.have.length(1);
  });

  it('takes no more space than its children without a message', async () => {
    const field = await show();
    const { height } = field.element.getBoundingClientRect();
    for (const slot of ['hint', 'message'] as const) line(field.element, slot).hidden = true;
    expect(field.element.getBoundingClientRect().height).to.equal(height);
  });

  it('is accessible in every state, in both languages', async () => {
    for (const lang of ['pl', 'en']) {
      const field = await show(`${RULES} picture-size="800"`, undefined, lang);
      await expectAccessible(field.element);
      await pick(field, file('a.jpg'));
      await expectAccessible(field.element);
      await pick(field, file('a.exe'), file('b.jpg', '', TOO_LARGE));
      await expectAccessible(field.element);
    }
  });
});

describe('<shop-file-field>: the largest size', () => {
  const input = (attributes: string) => `<label>Plik <input type="file" ${attributes}></label>`;

  it('defaults to the max_filesize of the input (S5)', async () => {
    const names = ['max_filesize', 'data-max_filesize', 'data-max-filesize'];
    for (const attribute of names.map((name) => `${name}="10"`)) {
      const field = await show('', input(attribute));
      await pick(field, file('a.jpg', '', 11));
      expect(field.element.dataset.state, attribute).to.equal('error');
      await pick(field, file('a.jpg', '', 10));
      expect(field.element.dataset.state, attribute).to.equal('success');
    }
  });

  it('prefers the attribute of the tag to that of the input', async () => {
    const field = await show('max-size="20"', input('max_filesize="10"'));
    await pick(field, file('a.jpg', '', 20));
    expect(field.element.dataset.state).to.equal('success');
  });

  it('is unlimited if the attribute of the input is invalid', async () => {
    const field = await show('', input('max_filesize="2MB"'));
    await pick(field, file('a.jpg', '', 3_000_000));
    expect(field.element.dataset.state).to.equal('success');
  });
});

describe('<shop-file-field>: the hints for images', () => {
  it('are absent without an image size', async () => {
    const field = await show();
    expect(line(field.element, 'hint').textContent).to.equal('');
    expect(descriptions(field)).to.deep.equal([]);
  });

  it('describe the input, in both languages', async () => {
    const polish = await show('picture-size="800x600"');
    expect(descriptions(polish)).to.deep.equal([
      'Dopuszczalne formaty zdjęć: .jpg. Maksymalny rozmiar zdjęcia to: 800x600px.',
    ]);
    const english = await show('picture-size="800"', undefined, 'en');
    expect(descriptions(english)).to.deep.equal([
      'Possible picture formats: .jpg. Max. picture size is: 800px.',
    ]);
  });

  it('come before the message, after the author’s description', async () => {
    const field = await show(
      `picture-size="800" ${RULES}`,
      `<label for="file">Plik</label><input id="file" type="file" aria-describedby="more  none">
         <p id="more">Autor</p>`,
      'en',
    );
    await pick(field, file('a.exe'));
    expect(descriptions(field)).to.deep.equal([
      'Autor',
      'no #none',
      'Possible picture formats: .jpg. Max. picture size is: 800px.',
      'File cannot be uploaded a.exe, because its type of files is invalid.',
    ]);
    await pick(field);
    field.element.removeAttribute('picture-size');
    await field.settled();
    expect(inputOf(field.element).getAttribute('aria-describedby')).to.equal('more none');
  });
});
