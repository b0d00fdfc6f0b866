import { waitUntil } from '../../../core/waitUntil.ts'
import type { PageObserver } from '../pageObserver.ts'
import { warnings } from './screens.ts'

/**
 * Returns the text of the warning in the open prompt, or an empty text. For a danger, MetaMask shows the text
 * in a dialog that the confirm button opens.
 *
 * @param timeout time limit in ms for the warning, which a prompt renders after its buttons.
 */
export async function readWarning(observer: PageObserver, timeout = 3000): Promise<string> {
  const { banner, review, dialog } = warnings
  const found = await observer.find([{ selector: banner }, ...review], { ms: timeout })
  if (!found) return ''
  if (found.index > 0) {
    const open = async () => {
      await observer.find(review, { press: true, ms: 0 })
      return observer.find({ selector: dialog }, { ms: 3000 })
    }
    // A press has no effect while the prompt re-renders, so repeat it until the dialog is open.
    await waitUntil(open, { timeoutMessage: 'MetaMask did not show its alert', timeout: 30_000 })
  }
  return (await observer.read(found.index > 0 ? dialog : banner))
    .map(({ text }) => text)
    .join(' ')
    .trim()
}
