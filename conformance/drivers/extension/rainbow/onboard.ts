import { withTimeout } from '../../../core/withTimeout.ts'
import { waitUntil } from '../../../core/waitUntil.ts'
import { closeAfter } from '../../closeAll.ts'
import type { OpenBrowserWithProfile } from '../ExtensionWallet.ts'
import type { Build } from '../findBuild.ts'
import { accountCount, password, phrase } from '../testCredentials.ts'
import { waitForQuietStorage } from '../waitForQuietStorage.ts'
import { openBackgroundPort, type RainbowPort } from './openBackgroundPort.ts'

/** Sets up Rainbow in an empty profile: imports the test mnemonic, and adds and names the accounts. */
export async function onboard(
  { extensionId }: Build,
  openBrowser: OpenBrowserWithProfile,
): Promise<void> {
  const context = await openBrowser()
  await closeAfter(context, async () => {
    const port = await openBackgroundPort(await context.newPage(), extensionId)
    await waitUntilReady(port)
    const { address } = await port.call<{ address: string }>('wallet/import', { seed: phrase })
    await port.call('wallet/updatePassword', { password: '', newPassword: password })
    // On a busy machine, Rainbow is sometimes locked after the import, and then adds no account.
    await port.call('wallet/unlock', { password })
    const accounts = [address]
    while (accounts.length < accountCount)
      accounts.push(await port.call<string>('wallet/add', address))
    await port.write('walletNames', {
      walletNames: Object.fromEntries(accounts.map((one, index) => [one, accountName(index)])),
    })
    await port.write('walletOrder', { walletOrder: accounts })
    await selectAccount(port, address)
    await waitForQuietStorage(context, extensionId)
  })
}

/** Name of the account with this index in the mnemonic. The connect prompt shows it. */
export const accountName = (index: number): string => `Account ${index + 1}`

/** Selects the account that the next connect prompt offers. */
export const selectAccount = (port: RainbowPort, address: string): Promise<void> =>
  port.write('currentAddress', { currentAddress: address })

/** Waits until Rainbow's background answers, and has loaded its accounts. */
export async function waitUntilReady(port: RainbowPort): Promise<void> {
  const isReady = () =>
    withTimeout(port.call<{ ready: boolean }>('wallet/status'), 3000, undefined).then(
      (status) => status?.ready,
      () => false,
    )
  await waitUntil(isReady, { timeoutMessage: 'Rainbow did not start', timeout: 60_000 })
}
