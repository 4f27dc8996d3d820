import { configAtom } from '../../logic/settings/settings.atoms.ts';
import type { ShopConfig } from '../../logic/settings/shop-config.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { Environment } from '../../react/host/environment.ts';
import { warnOfPriceMask } from '../declare/author-warnings.ts';
import type { AnyDeclaration } from '../declare/declaration.ts';
import { languageOf } from '../page/page-language.ts';
import type { AttributeValues } from './attribute-values.ts';
import { createEventProps, type EventProp } from './event-props.ts';
import { componentFailed } from './failures.ts';

/** The part of a component's environment that the element implements. */
export type ElementTools = Pick<
  Environment,
  'addStyles' | 'addPlacement' | 'setStates' | 'provideMethods' | 'hold' | 'defer'
>;

/** The current configuration of the page. */
export const configInForce = (): ShopConfig => pageStore.get(configAtom);

/** The props of a component: attribute values, event functions and the environment. */
export class ComponentProps {
  readonly #host: HTMLElement;
  readonly #declaration: AnyDeclaration;
  readonly #values: AttributeValues;
  readonly #tools: ElementTools;
  #events: Readonly<Record<string, EventProp>> | undefined;
  #environment: Environment | undefined;

  constructor(
    host: HTMLElement,
    declaration: AnyDeclaration,
    { values, ...tools }: ElementTools & { values: AttributeValues },
  ) {
    this.#host = host;
    this.#declaration = declaration;
    this.#values = values;
    this.#tools = tools;
  }

  /** Called when the language or the configuration may have changed. */
  pageChanged(): void {
    this.#environment = undefined;
  }

  current(): Record<string, unknown> {
    this.#environment ??= this.#createEnvironment();
    this.#events ??= createEventProps(this.#host, this.#declaration);
    return { ...this.values(), ...this.#events, env: this.#environment };
  }

  /** The attribute values; an absent one falls back to the configuration. */
  values(): Record<string, unknown> {
    const values = this.#values.all();
    const config = configInForce();
    for (const [prop, { inherits }] of Object.entries(this.#declaration.attributes)) {
      if (inherits) values[prop] ??= config[inherits];
    }
    return values;
  }

  /** Creates a new object only when the page changes, so that components can compare by identity. */
  #createEnvironment(): Environment {
    const host = this.#host;
    const config = configInForce();
    warnOfPriceMask(config.priceMask, 'app_shop.vars.currency.format');
    return {
      ...this.#tools,
      host,
      config,
      language: languageOf(host, config),
      setProps: (props) => void Object.assign(host, props),
      fail: (failure) => componentFailed(host, failure),
    };
  }
}
