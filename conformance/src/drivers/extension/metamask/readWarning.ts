import type { PageObserver } from '../pageObserver.ts'
import { warnings } from './screens.ts'

/**
 * Reads what the prompt that is open warns of; empty when it warns of nothing. An alert beside a row is only an icon:
 * pressed, it opens a dialog that says what it warns of.
 *
 * @param patience ms in which a prompt draws its warnings, after its buttons.
 */
export async function readWarning(observer: PageObserver, patience = 3000): Promise<string> {
  const { banner, beside, dialog } = warnings
  const read = async (selector: string) => (await observer.readTexts(selector)).join(' ').trim()
  await observer.find([{ selector: banner }, { selector: beside }], { ms: patience })
  const text = await read(`${banner}, ${beside}`)
  if (text !== '') return text
  if (!(await observer.find({ selector: beside }, { press: true, ms: 0 }))) return ''
  await observer.waitFor(dialog)
  return read(dialog)
}
