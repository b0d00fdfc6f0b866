import type { Locator } from '@playwright/test'
import type { Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { parseSiweMessage } from 'viem/siwe'
import { serializeErc6492Signature } from 'viem/utils'
import { computeContractAccount } from './computeContractAccount.ts'
import { expect, holdKey, test, type Dapp } from './dappFixture.ts'
import { siteUrl } from './siteUrl.ts'
import { longTestTag } from './longTestTag.ts'

const panel = ({ page }: Dapp) => page.getByRole('group', { name: 'Sign in' })
const messageOf = (params: unknown) =>
  Buffer.from((params as [string])[0].slice(2), 'hex').toString('utf8')

test.describe('with a private key', () => {
  test.beforeEach(async ({ dapp }) => {
    await dapp.pick('MetaMask')
    await dapp.button('Sign in').click()
    await expect(panel(dapp)).toContainText('Your sign-in stays on this device.')
  })

  test('signs in with one message, stays signed in after a reload, and signs out', async ({
    dapp,
    wallet,
    chain,
  }) => {
    await dapp.button('Sign in with MetaMask').click()
    await expect(panel(dapp)).toContainText(/You are signed in as 0x.{4}….{4} until/)
    const [call] = await wallet.calls('personal_sign')
    expect(parseSiweMessage(messageOf(call!.params))).toMatchObject({
      address: chain.accounts[0]!.address,
      chainId: 56,
      domain: new URL(siteUrl()).host,
      uri: new URL(siteUrl()).origin,
      version: '1',
    })
    await dapp.page.reload()
    await expect(panel(dapp)).toContainText('You are signed in as')
    await dapp.button('Sign out').click()
    await expect(panel(dapp)).toContainText('You signed out.')
    await dapp.page.reload()
    await expect(dapp.account).toContainText('10,000 BNB')
    await expect(panel(dapp)).toBeHidden()
    expect(await wallet.calls('personal_sign')).toHaveLength(1)
  })

  test('reports a declined signature and stays signed out', async ({ dapp, wallet }) => {
    wallet.when('personal_sign').once().reject()
    await dapp.button('Sign in with MetaMask').click()
    await expect(panel(dapp)).toContainText('You declined. You are not signed in.')
  })

  test('ignores a signature that arrives after a cancel', async ({ dapp, wallet }) => {
    const asked = wallet.waitForPrompt('personal_sign')
    await dapp.button('Sign in with MetaMask').click()
    const prompt = await asked
    await expect(panel(dapp)).toContainText('Confirm in MetaMask')
    await panel(dapp).getByRole('button', { name: 'Cancel' }).click()
    await prompt.approve()
    await expect.poll(() => wallet.prompts()).toEqual([])
    await expect(panel(dapp)).toContainText('You cancelled. You are not signed in.')
  })

  for (const [how, press] of [
    // Click at the lower edge, because the button moves down when the status appears above it.
    ['a double click', (button: Locator) => button.dblclick({ position: { x: 20, y: 42 } })],
    ['Enter held down', (button: Locator) => holdKey(button, 'Enter')],
  ] as const) {
    test(`${how} sends one request to the wallet and does not cancel it${longTestTag(how !== 'a double click')}`, async ({
      dapp,
      wallet,
    }) => {
      wallet.when('personal_sign').hang()
      await press(dapp.button('Sign in with MetaMask'))
      await expect(panel(dapp)).toContainText('Confirm in MetaMask')
      expect(await wallet.calls('personal_sign')).toHaveLength(1)
    })
  }

  test('rejects a signature of another account', async ({ dapp, wallet }) => {
    const other = privateKeyToAccount(`0x${'11'.repeat(32)}`)
    wallet
      .when('personal_sign')
      .once()
      .reply(await other.signMessage({ message: 'something' }))
    await dapp.button('Sign in with MetaMask').click()
    await expect(panel(dapp)).toContainText('The signature does not belong to this address.')
  })

  test('signs out when the account changes @long', async ({ dapp, wallet, chain }) => {
    await dapp.button('Sign in with MetaMask').click()
    await expect(panel(dapp)).toContainText('You are signed in as')
    await wallet.selectAccounts([chain.accounts[1]!.address])
    await expect(panel(dapp)).toContainText('The account changed, so you are signed out.')
  })
})

test.describe('with a contract account', () => {
  for (const [how, there] of [
    ['that is deployed (ERC-1271)', true],
    ['that is not deployed yet (ERC-6492)', false],
  ] as const) {
    test(`accepts a signature of a contract ${how}${longTestTag(!there)}`, async ({
      dapp,
      chain,
    }) => {
      const owner = privateKeyToAccount(chain.accounts[3]!.privateKey as Hex)
      const { address, factory, factoryData } = computeContractAccount(owner.address)
      if (there) {
        const transaction = { from: owner.address, to: factory, data: factoryData }
        await chain.rpc('eth_sendTransaction', [transaction])
        await chain.rpc('anvil_mine', [1])
      }
      await smartWallet(dapp, address, async (message) => {
        const signature = await owner.signMessage({ message })
        if (there) return signature
        return serializeErc6492Signature({ address: factory, data: factoryData, signature })
      })
      await dapp.button('Sign in with Smart Wallet').click()
      await expect(panel(dapp)).toContainText('You are signed in as')
    })
  }

  test('rejects a signature that the contract rejects @long', async ({ dapp, chain }) => {
    const owner = privateKeyToAccount(chain.accounts[3]!.privateKey as Hex)
    const stranger = privateKeyToAccount(chain.accounts[4]!.privateKey as Hex)
    const { address, factory, factoryData } = computeContractAccount(owner.address)
    await smartWallet(dapp, address, async (message) => {
      const signature = await stranger.signMessage({ message })
      return serializeErc6492Signature({ address: factory, data: factoryData, signature })
    })
    await dapp.button('Sign in with Smart Wallet').click()
    await expect(panel(dapp)).toContainText('The signature does not belong to this address.')
  })

  test('closing the panel before the request prevents the prompt in the wallet @long', async ({
    dapp,
    chain,
  }) => {
    dapp.allow(/Failed to load resource/)
    const owner = privateKeyToAccount(chain.accounts[3]!.privateKey as Hex)
    const { address } = computeContractAccount(owner.address)
    const asked: string[] = []
    await smartWallet(dapp, address, (message) => {
      asked.push(message)
      return owner.signMessage({ message })
    })
    const checked = Promise.withResolvers<void>()
    await dapp.page.route(/bnbchain|publicnode/, async (route) => {
      await checked.promise
      await route.abort()
    })
    await dapp.button('Sign in with Smart Wallet').click()
    await expect(panel(dapp)).toContainText('Checking')
    await panel(dapp).getByRole('button', { name: 'Cancel' }).click()
    // The second sign-in waits until the app has finished the check of the first signature.
    await dapp.button('Sign in with Smart Wallet').click()
    await expect(panel(dapp).getByRole('button', { name: 'Cancel' })).toBeVisible()
    // Press "Sign in" twice, which closes the panel and opens it again.
    for (let press = 0; press < 2; press += 1) await dapp.button('Sign in').click()
    await expect(dapp.button('Sign in with Smart Wallet')).toBeVisible()
    await expect(panel(dapp)).not.toContainText('You cancelled')
    checked.resolve()
    await dapp.button('Sign in with Smart Wallet').click()
    await expect(panel(dapp)).toContainText('The check could not be made: nothing answers.')
    expect(asked).toHaveLength(2)
  })

  test('does not call a signature wrong when the chain does not respond @long', async ({
    dapp,
    chain,
  }) => {
    dapp.allow(/Failed to load resource/)
    const owner = privateKeyToAccount(chain.accounts[3]!.privateKey as Hex)
    const { address } = computeContractAccount(owner.address)
    await dapp.page.route(/bnbchain|publicnode/, (route) => route.abort())
    await smartWallet(dapp, address, (message) => owner.signMessage({ message }))
    await dapp.button('Sign in with Smart Wallet').click()
    await expect(panel(dapp)).toContainText('The check could not be made: nothing answers.')
  })
})

/** Adds a wallet whose account is a contract, connects it, and opens the panel to sign in. */
const smartWallet = async (
  dapp: Dapp,
  address: Address,
  sign: (message: string) => Promise<Hex>,
): Promise<void> => {
  await dapp.page.exposeFunction('sign', (params: unknown) => sign(messageOf(params)))
  await dapp.page.evaluate((account) => {
    const answers: Record<string, unknown> = {
      eth_requestAccounts: [account],
      eth_accounts: [account],
      eth_chainId: '0x38',
    }
    const provider = {
      on: () => undefined,
      removeListener: () => undefined,
      request: async ({ method, params }: { method: string; params: unknown }) => {
        const { sign } = window as unknown as { sign(params: unknown): Promise<string> }
        if (method === 'personal_sign') return sign(params)
        if (method in answers) return answers[method]
        throw Object.assign(new Error('unsupported'), { code: 4200 })
      },
    }
    const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    const info = { uuid: crypto.randomUUID(), name: 'Smart Wallet', icon, rdns: 'example.smart' }
    const detail = Object.freeze({ info, provider })
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }, address)
  await dapp.pick('Smart Wallet')
  await dapp.button('Sign in').click()
}
