import { copyAsTest } from '../copyAsTest.ts'
import { button } from '../element.ts'
import type { WalletHistory } from '../WalletHistory.ts'

const label = 'Copy as test'

/** Button that copies the history so far to the clipboard as a test. */
export function copyButton(seen: () => readonly WalletHistory[]): HTMLButtonElement {
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

// Async, so that a missing clipboard (in an insecure page) becomes a rejection too.
const write = async (text: string) => navigator.clipboard.writeText(text)
