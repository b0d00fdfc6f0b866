import type { PageObserver } from '../pageObserver.ts'
import { warnings } from './screens.ts'

/**
 * Reads what the prompt that is open warns of; empty when it warns of nothing. A danger is named in a dialog, which the
 * button that confirms opens.
 *
 * @param patience ms in which a prompt draws its warnings, after its buttons.
 */
export async function readWarning(observer: PageObserver, patience = 3000): Promise<string> {
  const { banner, review, dialog } = warnings
  const found = await observer.find([{ selector: banner }, ...review], { ms: patience })
  if (!found) return ''
  if (found.index > 0) {
    await observer.find(review, { press: true, ms: 0 })
    await observer.waitFor(dialog)
  }
  return (await observer.readTexts(found.index > 0 ? dialog : banner)).join(' ').trim()
}
