import type { FormAssociation } from '../../declare/declaration.ts';
import type { ShopElement } from '../shop-element.ts';
import { type FormField, FormLink } from './form-link.ts';

const READ = ['form', 'labels', 'validity', 'validationMessage', 'willValidate'] as const;
const CALLED = ['checkValidity', 'reportValidity'] as const;

type Field = ShopElement & { attachInternals(): ElementInternals };

/** The members of a native field, which its internals answer. */
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

/** The field's side of the element's life. */
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

    /** Also for children that the parser added since, and for the part that now can take the focus. */
    protected override contentCommitted(): void {
      this.formLink.takeOver();
    }

    protected override contentRemoved(): void {
      this.formLink.giveBack();
    }
  };
}

/** The form's side: what it calls, and what calls it. */
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

/** Declares that a tag is a field of the form around it; only such tags bring this module. */
export const formAssociated =
  <V>(field: FormField<V>): FormAssociation =>
  (Base) => {
    const FormElement = withCallbacks(withLink(Base as typeof ShopElement, field));
    addMembers(FormElement.prototype);
    return FormElement as typeof Base;
  };
