import type { DappModule } from '../../app/dapp/DappModule.ts'
import { parseLogLine } from './wagmiConnectionLog.ts'

/** Playwright's type `Page`. */
type Page = Parameters<DappModule['connect']>[0]

/**
 * Returns a function that throws an error, which tells the suite that the page has no such button in its current state.
 */
const noControl = (name: string) => () => {
  throw Object.assign(new Error(`no button "${name}"`), { noControl: true })
}

const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true })
  await button.waitFor({ timeout: 2_000 }).catch(noControl(name))
  await button.press('Enter', { timeout: 2_000 })
}

/** Dapp module of this folder's dapp, for `touchstone app --dapp`. */
const dapp: DappModule = {
  url: 'http://127.0.0.1:4180/',
  connect: press,
  switchTo: press,
  disconnect: (page) => press(page, 'Disconnect'),
  events: async (page) => {
    const lines = await page.getByRole('log').getByRole('listitem').allTextContents()
    return lines.map(parseLogLine)
  },
}

export default dapp
