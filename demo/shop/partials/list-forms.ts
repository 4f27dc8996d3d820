import type { ShoppingList } from '../../platform/lists/list.types.ts';
import { MAX_NAME_LENGTH } from '../../platform/lists/lists.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';

const ACTION = '/shoppinglist.php';

function nameField(id: string, value: string, { texts }: PageContext): Html {
  return html`<div class="field">
    <label class="field__label" for="${id}">${texts.lists.name}</label>
    <input class="field__input" id="${id}" name="name" value="${value}" maxlength="${MAX_NAME_LENGTH}"
      autocomplete="off" required>
  </div>`;
}

/** Creates a list. */
export function createForm(context: PageContext): Html {
  const { defaultName, create } = context.texts.lists;
  const value = context.lists.length === 0 ? defaultName : '';
  return html`<form class="list__form" action="${ACTION}" method="post">
    ${nameField('new-list-name', value, context)}
    <button class="button" name="operation" value="create">${create}</button>
  </form>`;
}

/** Renames a list, or changes whether others may see it. */
export function settingsForm(list: ShoppingList, context: PageContext): Html {
  const { settings, publicLabel, save } = context.texts.lists;
  return html`<details>
    <summary>${settings}</summary>
    <form class="list__form" action="${ACTION}" method="post">
      <input type="hidden" name="list" value="${list.id}">
      ${nameField('list-new-name', list.name, context)}
      <label class="choice"><input type="checkbox" name="public" value="1"${list.isPublic && html` checked`}>
        <span>${publicLabel}</span></label>
      <button class="button button--quiet" name="operation" value="set">${save}</button>
    </form>
  </details>`;
}

/** Deletes a list, after a question. */
export function deleteForm(list: ShoppingList, { texts }: PageContext): Html {
  const { delete: label, deleteQuestion } = texts.lists;
  return html`<details>
    <summary>${label}</summary>
    <form class="list__form" action="${ACTION}" method="post">
      <input type="hidden" name="list" value="${list.id}">
      <p>${deleteQuestion(list.name)}</p>
      <button class="button button--quiet" name="operation" value="delete">${label}</button>
    </form>
  </details>`;
}
