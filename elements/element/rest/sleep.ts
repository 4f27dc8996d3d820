import { moduleWithin, PRESS_LIMIT_MS } from '../../../logic/page/module-within.ts';
import {
  mouseAtRest,
  nearAtRest,
  SIGNS,
  typedAtRest,
} from '../../../react/host/signs-of-interest.ts';
import type { AnyDeclaration } from '../../declare/declaration.ts';
import { HeldInputs } from './held-inputs.ts';
import { holdKey } from './held-key.ts';
import { canWait, holdPress, pressedBy } from './held-press.ts';

interface Sleeper {
  readonly host: HTMLElement;
  readonly presses: AnyDeclaration['presses'];
  /** Lets the component take over; resolves when it has, rejects where it cannot. */
  wake(): Promise<void>;
  /** Called when a word that the shopper composed is there. */
  composed(): void;
}

/**
 * Follows a tag at rest. A sign of the shopper's interest wakes it. A press waits for the component and is given to it
 * once; where that does not come in time, the browser does what it would have done. Arrow keys that only the component
 * understands wait for it, too. Everything is given in the order in which it came.
 */
export class Sleep {
  readonly #sleeper: Sleeper;
  readonly #controller = new AbortController();
  readonly #held: HeldInputs;
  #isComposing = false;

  constructor(sleeper: Sleeper) {
    this.#sleeper = sleeper;
    this.#held = new HeldInputs(sleeper.host);
    const { host, presses } = sleeper;
    this.#follow(host, SIGNS, this.#notice);
    this.#follow(host, ['compositionstart', 'compositionend'], this.#compose);
    // submissions stay inside of the shadow root
    for (const root of [host.shadowRoot, presses === 'all' && host]) {
      if (!root) continue;
      this.#follow(root, ['click', 'submit'], this.#press, true);
      this.#follow(root, ['keydown'], this.#key, true);
    }
  }

  /** Whether the shopper composes a word: who takes over now would break it. */
  get isComposing(): boolean {
    return this.#isComposing;
  }

  stop(): void {
    this.#controller.abort();
  }

  #follow(
    place: EventTarget,
    types: readonly string[],
    ...[answer, capture]: [(event: Event) => void, boolean?]
  ): void {
    const { signal } = this.#controller;
    const options = capture ? { signal, capture } : { signal, passive: true };
    for (const type of types) place.addEventListener(type, answer, options);
  }

  readonly #notice = (event: Event): void => {
    const { host } = this.#sleeper;
    if (event instanceof PointerEvent) mouseAtRest(host).current = event.pointerType !== 'touch';
    if (event.type === 'input') typedAtRest(host).current = event.timeStamp;
    this.#stir().catch(() => undefined);
  };

  #stir(): Promise<void> {
    nearAtRest(this.#sleeper.host).current = true;
    return this.#sleeper.wake();
  }

  readonly #press = (event: Event): void => {
    if (!canWait(event, this)) return;
    this.#held.addPress(pressedBy(event), holdPress(event, this));
    moduleWithin(() => this.#stir(), PRESS_LIMIT_MS).then(this.#giveAwake, this.#giveAsleep);
  };

  readonly #key = (event: Event): void => {
    const give = holdKey(event as KeyboardEvent);
    if (!give) return;
    this.#held.addKey(give);
    this.#stir().then(this.#giveAwake, this.#giveAsleep);
  };

  readonly #giveAwake = () => this.#held.giveAll(true);
  readonly #giveAsleep = () => this.#held.giveAll(false);

  readonly #compose = ({ type }: Event): void => {
    this.#isComposing = type === 'compositionstart';
    if (!this.#isComposing) this.#sleeper.composed();
  };
}
