import type { DappModule, DappEvent } from '../../src/app/dapp/DappModule.ts'
import type { ConnectionLogEntry } from './log.ts'

/** Playwright's. */
type Page = Parameters<DappModule['connect']>[0]

/** wagmi's classes, in the words of the transition table. */
const classes: { [name: string]: string } = {
  UserRejectedRequestError: 'UserRejected',
  ProviderNotFoundError: 'ProviderNotFound',
  ResourceUnavailableRpcError: 'RequestPending',
  ChainNotConfiguredError: 'ChainNotConfigured',
  SwitchChainError: 'SwitchChain',
}

/** What the page does not offer where it is, is no fault of its own. */
const noControl = (name: string) => () => {
  throw Object.assign(new Error(`no button "${name}"`), { noControl: true })
}

const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true })
  await button.waitFor({ timeout: 2_000 }).catch(noControl(name))
  await button.press('Enter', { timeout: 2_000 })
}

const told = ({ error, ...entry }: ConnectionLogEntry): DappEvent => ({
  ...entry,
  ...(error === undefined ? {} : { error: { class: classes[error] ?? error } }),
})

/** How to press the buttons of this page, and where it writes what happens. */
const dapp: DappModule = {
  url: 'http://127.0.0.1:4180/',
  connect: press,
  switchTo: press,
  disconnect: (page) => press(page, 'Disconnect'),
  events: async (page) => {
    const lines = await page.getByRole('log').getByRole('listitem').allTextContents()
    return lines.map((line) => told(JSON.parse(line) as ConnectionLogEntry))
  },
}

export default dapp
