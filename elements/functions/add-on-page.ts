import type { AdditionReport } from '../../logic/basket-add/basket-add.model.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { AdditionEnvironment, AdditionOptions } from '../../react/basket-add/addition.ts';
import { requestAddition } from '../../react/basket-add/request-addition.ts';
import { warnOfAddition } from '../advice/calls.ts';
import { dispatchFailure } from '../element/failures.ts';
import { languageOf } from '../page/page-language.ts';
import { connectPlatform } from '../page/page-platform.ts';

function environmentOf(button: HTMLElement | null | undefined): AdditionEnvironment {
  const config = pageStore.get(configAtom);
  // in Node there is no page
  if (!('document' in globalThis)) return { config, language: 'pl', fail() {} };
  const element = button ?? document.documentElement;
  return {
    config,
    language: languageOf(element, config),
    fail: (failure) => dispatchFailure(element, failure),
  };
}

/** Adds a product to the basket on behalf of a script, as `basket.add()` does. */
export function addOnPage(
  product: unknown,
  options: AdditionOptions = {},
): Promise<AdditionReport> {
  connectPlatform();
  warnOfAddition(product);
  return requestAddition(product, environmentOf(options.button), options);
}
