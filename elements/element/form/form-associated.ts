import type { FormAssociation } from '../../declare/declaration.ts';
import type { ShopElement } from '../shop-element.ts';
import { type FormField, FormLink } from './form-link.ts';

const READ = ['form', 'labels', 'validity', 'validationMessage', 'willValidate'] as const;
const CALLED = ['checkValidity', 'reportValidity'] as const;

type Field = ShopElement & { attachInternals(): ElementInternals };

/** Adds the members of a native form control; the element's internals implement them. */
function addMembers(prototype: object): void {
  const define = (name: string, member: PropertyDescriptor & ThisType<Field>) =>
    Object.defineProperty(prototype, name, { configurable: true, ...member });
  for (const name of READ) {
    define(name, {
      get() {
        return this.attachInternals()[name];
      },
    });
  }
  for (const name of CALLED) {
    define(name, {
      value(this: Field) {
        return this.attachInternals()[name]();
      },
    });
  }
  define('disabled', {
    get() {
      return this.hasAttribute('disabled');
    },
    set(isDisabled: unknown) {
      this.toggleAttribute('disabled', Boolean(isDisabled));
    },
  });
}

/** Connects the field to the element's life cycle. */
function withLink<V>(Base: typeof ShopElement, field: FormField<V>) {
  return class extends Base {
    /** @internal */
    readonly formLink = new FormLink(this, super.attachInternals(), field);

    override attachInternals(): ElementInternals {
      return this.formLink.internals;
    }

    override readProperty(prop: string): unknown {
      return prop === 'value' ? this.formLink.value : super.readProperty(prop);
    }

    override focus(options?: FocusOptions): void {
      this.formLink.focusTarget?.focus(options);
    }

    protected override changed(): void {
      this.formLink.sync();
    }

    protected override beforeContent(): void {
      this.formLink.takeOver();
    }

    /** Also runs for children that the parser added later, and for the part that is now focusable. */
    protected override contentCommitted(): void {
      this.formLink.takeOver();
    }

    protected override contentRemoved(): void {
      this.formLink.giveBack();
    }
  };
}

/** Adds the form-associated callbacks and the methods that forms call. */
function withCallbacks(Base: ReturnType<typeof withLink>): typeof ShopElement {
  return class extends Base {
    static readonly formAssociated = true;

    setCustomValidity(message: string): void {
      this.formLink.setCustomValidity(message);
    }

    formResetCallback(): void {
      this.formLink.reset();
    }

    formDisabledCallback(): void {
      // the component reads `:disabled`
      this.pageChanged();
    }

    formStateRestoreCallback(state: unknown): void {
      if (typeof state === 'string') this.formLink.restore(state);
    }
  };
}

/** Makes an element form-associated. Only form-associated tags load this module. */
export const formAssociated =
  <V>(field: FormField<V>): FormAssociation =>
  (Base) => {
    const FormElement = withCallbacks(withLink(Base as typeof ShopElement, field));
    addMembers(FormElement.prototype);
    return FormElement as typeof Base;
  };
