import { copyAsTest } from '../copyAsTest.ts'
import { button } from '../element.ts'
import type { Seen } from '../Seen.ts'

const label = 'Copy as test'

/** Puts what happened so far on the clipboard, as a test. */
export function copyButton(seen: () => readonly Seen[]): HTMLButtonElement {
  const copy = button(label, () => {
    write(copyAsTest(seen())).then(
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

// Asynchronous as a whole: a page that is not secure has no clipboard at all, which is a refusal too.
const write = async (text: string) => navigator.clipboard.writeText(text)
