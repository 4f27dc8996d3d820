import { expect, html } from '@open-wc/testing';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { press } from '../kit/keyboard.ts';
import { nextEvent } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import {
  counter,
  mediumOf,
  openBy,
  picture,
  showGallery,
  showOpen,
  shows,
  slides,
} from './gallery.fixtures.ts';
import '../kit/guard.ts';

/** A video that no browser can play. */
const BROKEN = 'data:video/mp4;base64,AAAA';
const link = html`<a href="/film.mp4" data-video
  ><img src=${mediumOf(3)} alt="Film" width="400" height="300"
/></a>`;

/** A moving canvas, which plays without a file. */
function liveVideo(): HTMLVideoElement {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
  const video = Object.assign(document.createElement('video'), { muted: true, autoplay: true });
  video.srcObject = canvas.captureStream(5);
  return video;
}

describe('the videos of <shop-gallery>', () => {
  it('sets the state video, and names it by its number', async () => {
    const tag = await showGallery({ pictures: [picture(0), link] });
    expect(tag.element.matches(':state(video)')).to.equal(false);
    tag.element.show(1);
    await shows(tag, 1);
    expect(tag.element.matches(':state(video)')).to.equal(true);
    expect(tag.parts('thumb')[1]?.ariaLabel).to.equal('Film, 2 z 2');
    await expectAccessible(tag.element);
  });

  it('opens the link to a video in the dialog, which does not start it [GY-08]', async () => {
    const tag = await openBy(await showGallery({ pictures: [picture(0), link] }), 1);
    const video = tag.one('video') as HTMLVideoElement;
    expect(video.getAttribute('src')).to.equal('/film.mp4');
    expect([video.controls, video.preload, video.paused]).to.deep.equal([true, 'none', true]);
    expect(tag.part('zoom-in').ariaDisabled).to.equal('true');
    await expectAccessible(tag.element);
  });

  it('lets Tab reach no video of another slide, which would show that one', async () => {
    const tag = await openBy(await showGallery({ pictures: [link, picture(1)] }), 1);
    for (let times = 0; times < 4; times += 1) {
      await press('Tab');
      expect(tag.element.shadowRoot?.activeElement?.localName).to.not.equal('video');
    }
    expect(counter(tag)).to.equal('Zdjęcie 2 z 2');
  });

  it('shows a message with a link where a video cannot be played [GY-08]', async () => {
    const tag = await showOpen({
      pictures: html`<video data-src=${`/film.mp4`} poster=${mediumOf(0)}></video>`,
    });
    const video = tag.one('video') as HTMLVideoElement;
    video.src = BROKEN;
    video.load();
    video.play().catch(() => {});
    await waitUntil(
      () => tag.one('dialog [role=alert]').textContent?.includes('Nie udało'),
      'a message',
    );
    expect(tag.one('dialog [role=alert] a').getAttribute('href')).to.equal('/film.mp4');
    await expectAccessible(tag.element);
  });

  for (const [which, files] of [
    ['its file', html`<video preload="none" src=${BROKEN}></video>`],
    [
      'none of its files',
      html`<video preload="none"><source src=${BROKEN} /><source src=${BROKEN} /></video>`,
    ],
  ] as const)
    it(`shows the message in the row, while it is current: ${which} [GY-08]`, async () => {
      const tag = await showGallery({ pictures: [files, picture(1)] });
      const message = () => tag.all('[role=alert]')[0]?.textContent ?? '';
      await waitUntil(() => tag.all('[role=alert]').length > 0, 'the module');
      expect(message()).to.equal('');
      const video = slides(tag)[0] as HTMLVideoElement;
      video.load();
      video.play().catch(() => {});
      await waitUntil(() => message().includes('Nie udało'), 'the message');
      await expectAccessible(tag.element);
      tag.element.show(1);
      await shows(tag, 1);
      await waitUntil(() => message() === '', 'the end of the message');
    });

  it('shows no message of a video whose file the theme loads late [GY-08]', async () => {
    const video = html`<video data-src="/film.mp4"></video>`;
    const tag = await showGallery({ pictures: [video, picture(1)] });
    await waitUntil(() => tag.all('[role=alert]').length > 0, 'the module');
    await waitUntil(() => slides(tag)[0]?.hasAttribute('src'), 'the file');
    await tag.settled();
    expect(tag.one('[role=alert]').textContent).to.equal('');
  });

  it('shows the message of a video that has failed before the module is loaded [GY-08]', async () => {
    const video = Object.assign(document.createElement('video'), { src: BROKEN });
    const failure = nextEvent(video, 'error');
    video.play().catch(() => {});
    await failure;
    const tag = await showGallery({ pictures: [video, picture(1)] });
    await waitUntil(() => tag.all('[role=alert]')[0]?.textContent, 'the message');
  });

  it('keeps the sound of a video in the dialog, and back [GY-08]', async () => {
    const tag = await showGallery({
      pictures: [0, 1].map(() => html`<video src="/film.mp4"></video>`),
    });
    const [first] = slides(tag) as HTMLVideoElement[];
    if (!first) return expect.fail('no video');
    first.volume = 0.25;
    tag.element.open(0);
    await waitUntil(() => tag.isOpen, 'the dialog');
    const player = tag.one('[data-current=true] video') as HTMLVideoElement;
    await waitUntil(() => player.volume === 0.25, 'the volume');
    player.volume = 0.5;
    await waitUntil(() => first.volume === 0.5, 'the volume of the page');
  });

  itInChromium('stops the autoplay of a theme, and pauses out of view [GY-08]', async () => {
    const video = liveVideo();
    const tag = await showGallery({ pictures: [video, picture(1)] });
    await waitUntil(() => !video.autoplay && video.paused, 'the end of autoplay');
    expect(video.controls).to.equal(true);
    await video.play();
    const pause = nextEvent(video, 'pause');
    tag.element.show(1);
    await pause;
    tag.element.show(0);
    await shows(tag, 0);
    expect(video.paused).to.equal(true);
    await video.play();
    tag.element.open(1);
    await waitUntil(() => video.paused, 'the pause behind the dialog');
  });
});
