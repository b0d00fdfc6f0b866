import type { DappModule, DappEvent } from '../../app/dapp/DappModule.ts'
import type { ConnectionLogEntry } from './log.ts'

/** Page of Playwright. */
type Page = Parameters<DappModule['connect']>[0]

/** wagmi's error classes by the names of the transition table. */
const classes: { [name: string]: string } = {
  UserRejectedRequestError: 'UserRejected',
  ProviderNotFoundError: 'ProviderNotFound',
  ResourceUnavailableRpcError: 'RequestPending',
  ChainNotConfiguredError: 'ChainNotConfigured',
  SwitchChainError: 'SwitchChain',
}

/** Reports a control that the page does not have in its current state, which is not a fault of the page. */
const noControl = (name: string) => () => {
  throw Object.assign(new Error(`no button "${name}"`), { noControl: true })
}

const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true })
  await button.waitFor({ timeout: 2_000 }).catch(noControl(name))
  await button.press('Enter', { timeout: 2_000 })
}

const toDappEvent = ({ error, ...entry }: ConnectionLogEntry): DappEvent => ({
  ...entry,
  ...(error === undefined ? {} : { error: { class: classes[error] ?? error } }),
})

/** Controls of this page, and the element that contains its log. */
const dapp: DappModule = {
  url: 'http://127.0.0.1:4180/',
  connect: press,
  switchTo: press,
  disconnect: (page) => press(page, 'Disconnect'),
  events: async (page) => {
    const lines = await page.getByRole('log').getByRole('listitem').allTextContents()
    return lines.map((line) => toDappEvent(JSON.parse(line) as ConnectionLogEntry))
  },
}

export default dapp
