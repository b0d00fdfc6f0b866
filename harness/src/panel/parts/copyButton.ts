import { copyAsTest } from '../copyAsTest.ts'
import { button } from '../element.ts'
import type { Seen } from '../Seen.ts'

const label = 'Copy as test'

/** Puts what happened so far on the clipboard, as a test. */
export function copyButton(seen: () => readonly Seen[]): HTMLButtonElement {
  const copy = button(label, () => {
    navigator.clipboard.writeText(copyAsTest(seen())).then(
      () => say('Copied'),
      () => say('The browser did not let it'),
    )
  })
  const say = (text: string) => {
    copy.textContent = text
    setTimeout(() => (copy.textContent = label), 2_000)
  }
  copy.ariaLive = 'polite'
  return copy
}
