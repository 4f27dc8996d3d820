import { expect } from '@open-wc/testing';
import { followInvokers } from '../../elements/element/invoker-fallback.ts';
import { eventsOf } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { clearPage, mountProbe } from './probes.ts';

/** An invoker button of the page with a command for the probe. */
function invoker(target: HTMLElement, command: string): HTMLButtonElement {
  target.id = 'cart';
  const button = document.createElement('button');
  button.setAttribute('commandfor', 'cart');
  button.setAttribute('command', command);
  document.body.append(button);
  return button;
}

describe('invoker commands', () => {
  afterEach(clearPage);

  it('call the method that the button names', async () => {
    const probe = await mountProbe();
    const picked = eventsOf(probe, `${probe.localName}-pick-one`);
    const button = invoker(probe, '--pick');
    await waitUntil(() => {
      button.click();
      return picked.length > 0;
    });
  });

  it('ignore unknown methods', async () => {
    const probe = await mountProbe();
    const picked = eventsOf(probe, `${probe.localName}-pick-one`);
    for (const command of ['--remove', '--constructor', 'pick']) invoker(probe, command).click();
    expect(probe.isConnected).to.equal(true);
    expect(picked).to.have.length(0);
  });

  it('work before the module has loaded (A16)', async () => {
    const { prototype } = HTMLButtonElement;
    const own = Object.getOwnPropertyDescriptor(prototype, 'commandForElement');
    Reflect.deleteProperty(prototype, 'commandForElement');
    const probe = await mountProbe();
    if (own) Object.defineProperty(prototype, 'commandForElement', own);
    const commands = eventsOf(probe, 'command');
    const form = document.body.appendChild(document.createElement('form'));
    form.addEventListener('submit', (event) => event.preventDefault());
    const button = invoker(probe, '--pick');
    form.append(button);
    button.click();
    expect(commands).to.have.length(1);
  });

  it('work in a browser without native support', async () => {
    const probe = await mountProbe();
    const commands = eventsOf(probe, 'command');
    const button = invoker(probe, '--pick');
    // browsers with invokers ignore the command of a form's button, so only the fallback handles it
    const form = document.body.appendChild(document.createElement('form'));
    form.addEventListener('submit', (event) => event.preventDefault());
    form.append(button);
    followInvokers();
    followInvokers();
    button.click();
    expect(commands).to.have.length(1);
  });
});
