import type { Act } from '../State.ts'
import type { ScriptedWallet } from './createScriptedWallet.ts'

/** Performs a step as soon as it is possible. */
export async function perform(act: Act, wallets: readonly ScriptedWallet[]): Promise<void> {
  if ('see' in act) await appearing(act.see)
  else if ('press' in act) press(await appearing(act.press))
  else if ('type' in act) enter(await appearing(act.type), act.text)
  else if ('emit' in act) for (const wallet of wallets) wallet.emit(act.emit, act.value)
  else {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
  }
}

/** Resolves with the first matching element, now or later. */
export function appearing(selector: string): Promise<HTMLElement> {
  const find = () => document.querySelector<HTMLElement>(selector)
  const there = find()
  if (there) return Promise.resolve(there)
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const found = find()
      if (!found) return
      observer.disconnect()
      resolve(found)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  })
}

/** A real click focuses the element first. */
function press(element: HTMLElement): void {
  element.focus()
  element.click()
}

/** Sets the value with the native setter: React ignores input events after its own setter. */
function enter(element: HTMLElement, text: string): void {
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
