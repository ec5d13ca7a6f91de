import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

interface IslandModule {
  Island: ComponentType<Record<string, unknown>>;
}

/**
 * Hydrates one island over its server HTML. What was typed or chosen before is kept, and the event that `takeEvent` gives
 * is sent again to the element it was meant for.
 */
export async function hydrateIsland(
  root: HTMLElement,
  url: string,
  takeEvent: () => Event | undefined,
): Promise<void> {
  const { Island } = (await import(/* @vite-ignore */ url)) as IslandModule;
  const json = root.nextElementSibling?.textContent ?? '{}';
  const typed = rememberFields(root);

  const island = createElement(Island, JSON.parse(json));
  await new Promise<void>((done) => {
    hydrateRoot(root, createElement(Hydrated, { done }, island), {
      identifierPrefix: root.dataset.prefix ?? '',
    });
  });
  root.dataset.hydrated = '';
  adoptFields(root, typed);
  const event = takeEvent();
  if (event?.target instanceof Element && event.target.isConnected) replay(event, event.target);
}

/** Tells when React has taken the island over: before that, it would not notice what is put into fields. */
function Hydrated({ done, children }: { done: () => void; children?: ReactNode }): ReactNode {
  useLayoutEffect(done, [done]);
  return children;
}

interface FieldState {
  value: string;
  checked: boolean;
}

function fieldsOf(root: HTMLElement): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
  return [
    ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input:not([type=hidden]),select,textarea',
    ),
  ];
}

function rememberFields(root: HTMLElement): FieldState[] {
  return fieldsOf(root).map((field) => ({
    value: field.value,
    checked: 'checked' in field && field.checked,
  }));
}

/**
 * Tells React what the visitor had already entered: puts the field back to its first value, then changes it past
 * React's own bookkeeping, so that the event counts as a change.
 */
function adoptFields(root: HTMLElement, states: FieldState[]): void {
  for (const [index, field] of fieldsOf(root).entries()) {
    const state = states[index];
    if (!state) continue;
    if (field instanceof HTMLSelectElement) {
      const first =
        [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value;
      if (state.value === first) continue;
      field.value = state.value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      // Of a group of radios only the chosen one is pressed; the others follow.
      if (state.checked === field.defaultChecked || (field.type === 'radio' && !state.checked)) continue;
      field.checked = field.defaultChecked;
      field.click();
    } else if (state.value !== field.defaultValue) {
      field.value = field.defaultValue;
      setNative(field, state.value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

function setNative(field: Element, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function replay(event: Event, target: Element): void {
  if (event.type === 'click' && target instanceof HTMLElement && event instanceof MouseEvent) {
    // Fields already took the click; what it changed was adopted above.
    if (!target.closest('input,select,textarea,label,a')) target.click();
    return;
  }
  if (event.type === 'submit' && target instanceof HTMLFormElement) {
    target.requestSubmit((event as SubmitEvent).submitter);
    return;
  }
  if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event));
}
