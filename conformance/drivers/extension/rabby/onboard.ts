import { withTimeout } from '../../../core/withTimeout.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import { closeAfter } from '../../closeAll.ts'
import type { OpenBrowserWithProfile } from '../ExtensionWallet.ts'
import type { Build } from '../findBuild.ts'
import { accountCount, password, phrase } from '../testCredentials.ts'
import { waitForQuietStorage } from '../waitForQuietStorage.ts'
import { openBackgroundPort, type RabbyPort } from './openBackgroundPort.ts'

/** Sets up Rabby in an empty profile: imports the test mnemonic, and adds and names the accounts. */
export async function onboard(
  { extensionId }: Build,
  openBrowser: OpenBrowserWithProfile,
): Promise<void> {
  const context = await openBrowser()
  await closeAfter(context, async () => {
    const port = await openBackgroundPort(await context.newPage(), extensionId)
    await waitUntilReady(port)
    await port('boot', password)
    const { keyringId } = await port<{ keyringId: number }>(
      'generateKeyringWithMnemonic',
      phrase,
      '',
    )
    const indexes = Array.from({ length: accountCount }, (_, index) => index)
    await port('requestKeyring', 'HD Key Tree', 'activeAccounts', keyringId, indexes)
    await port('addKeyring', keyringId)
    const accounts = await readAccounts(port)
    if (accounts.length !== accountCount)
      throw new Error(`Rabby has ${accounts.length} accounts after the import.`)
    for (const [index, { address }] of accounts.entries())
      await port('updateAlianName', address.toLowerCase(), accountName(index))
    await port('changeAccount', accounts[0])
    await waitForQuietStorage(context, extensionId)
  })
}

/** Name of the account with this index in the mnemonic. The connect prompt shows it. */
export const accountName = (index: number): string => `Account ${index + 1}`

/** An account as Rabby's functions take it. */
export type Account = { type: string; address: string; brandName: string }

export async function readAccounts(port: RabbyPort): Promise<Account[]> {
  const keyrings = await port<{ type: string; accounts: Account[] }[]>('getAllVisibleAccounts')
  return keyrings.flatMap(({ type, accounts }) =>
    accounts.map(({ address, brandName }) => ({ type, address, brandName })),
  )
}

/** Waits until Rabby's background has loaded its settings. Before that, a call fails or gets no answer. */
export const waitUntilReady = (port: RabbyPort): Promise<unknown> =>
  waitUntil(() => succeeds(port('getPreference', 'autoLockTime')), {
    timeoutMessage: 'Rabby did not start',
    timeout: 60_000,
  })

/** Unlocks the wallet, again if the background is still loading. */
export const unlockWallet = (port: RabbyPort): Promise<unknown> =>
  waitUntil(() => succeeds(port('unlock', password)), {
    timeoutMessage: 'Rabby did not take the password',
    timeout: 30_000,
  })

const succeeds = (call: Promise<unknown>): Promise<boolean> =>
  withTimeout(
    call.then(() => true),
    5000,
    false,
  ).catch(() => false)
