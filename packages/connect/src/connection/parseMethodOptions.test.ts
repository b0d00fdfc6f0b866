import { describe, expect, test } from 'vitest'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'

/** Untyped code can pass anything. */
const untyped = (value: unknown) => value as never

const throwing = {
  get wallet() {
    throw new Error('mine')
  },
}

describe('connect', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['the id itself', 'metamask'],
    ['an object without wallet', { chainId: 1 }],
    ['a symbol as wallet', { wallet: Symbol('metamask') }],
    ['an object with a throwing getter', throwing],
  ])('rejects %s with the argument to pass', async (_, options) => {
    const { connection, wallet } = createPageWithWallet()
    await expect(connection.connect(untyped(options))).rejects.toEqual(
      new TypeError(
        "Call connect({ wallet: 'metamask', chainId?: 8453 }), with the chain id as a number.",
      ),
    )
    expect(connection.getSnapshot().status).toBe('disconnected')
    expect(wallet.calls('eth_requestAccounts')).toEqual([])
  })

  test.each([null, true, '0x1', '1', 1n, 1.5, Number.NaN])(
    'rejects the chain id %s',
    async (chainId) => {
      const { connection, wallet } = createPageWithWallet()
      await expect(
        connection.connect({ wallet: 'metamask', chainId: untyped(chainId) }),
      ).rejects.toEqual(
        new TypeError(
          "Call connect({ wallet: 'metamask', chainId?: 8453 }), with the chain id as a number.",
        ),
      )
      expect(wallet.calls('eth_requestAccounts')).toEqual([])
    },
  )
})

describe.each(['switchChain', 'addChain'] as const)('%s', (method) => {
  test.each([undefined, null, 1, '0x1', {}, { chainId: '0x1' }, { chainId: 1n }])(
    'rejects %s with the argument to pass',
    async (options) => {
      const { connection, wallet, errors } = await createPageWithWallet().connected()
      await expect(connection[method](untyped(options))).rejects.toEqual(
        new TypeError(`Call ${method}({ chainId: 8453 }), with the chain id as a number.`),
      )
      expect(errors()).toEqual([])
      expect(wallet.calls('wallet_switchEthereumChain')).toEqual([])
    },
  )
})

describe('getProvider', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['an undefined wallet', { wallet: undefined }],
  ])('returns the provider of the connected wallet for %s', async (_, options) => {
    const { connection } = await createPageWithWallet().connected()
    const provider = connection.getProvider({ wallet: 'metamask' })
    expect(provider).toBeDefined()
    expect(connection.getProvider(untyped(options))).toBe(provider)
  })

  test.each<[string, unknown]>([
    ['the id itself', 'rabby'],
    ['a number as wallet', { wallet: 1 }],
    ['a wallet that is not installed', { wallet: 'rabby' }],
  ])('returns undefined for %s', async (_, options) => {
    const { connection } = await createPageWithWallet().connected()
    expect(connection.getProvider(untyped(options))).toBeUndefined()
  })
})
