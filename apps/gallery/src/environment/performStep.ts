import type { Step } from '../State.ts'
import type { ScriptedWallet } from './createScriptedWallet.ts'

/** Performs a step as soon as it is possible. */
export async function performStep(step: Step, wallets: readonly ScriptedWallet[]): Promise<void> {
  if ('see' in step) await waitForElement(step.see)
  else if ('press' in step) press(await waitForElement(step.press))
  else if ('type' in step) enter(await waitForElement(step.type), step.text)
  else if ('emit' in step) for (const wallet of wallets) wallet.emit(step.emit, step.value)
  else {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
  }
}

/** Resolves with the first element that matches, as soon as there is one. */
export function waitForElement(selector: string): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const check = () => {
      const found = document.querySelector<HTMLElement>(selector)
      if (!found) return
      observer.disconnect()
      resolve(found)
    }
    const observer = new MutationObserver(check)
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    check()
  })
}

/** Clicks an element. Focuses it first, as a real click does. */
function press(element: HTMLElement): void {
  element.focus()
  element.click()
}

/** Enters text with the setter of the prototype: React ignores input events for values that its own setter has set. */
function enter(element: HTMLElement, text: string): void {
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
