import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWallet } from '../createWallet.ts'
import { type PersonaName, personas } from '../personas/index.ts'
import { defaultAccounts } from '../walletDefaults.ts'
import type { Address } from './types.ts'

const [a, b] = defaultAccounts.map(({ address }) => address) as [Address, Address]

/** One random step: an act of the user, an outage of the network, or a request of the page. */
const step = fc.oneof(
  fc.constantFrom(
    { act: { type: 'approve' } },
    { act: { type: 'reject' } },
    { act: { type: 'dismiss' } },
    { act: { type: 'wipeAccounts' } },
    { act: { type: 'revoke' } },
    { act: { type: 'lock' } },
    { act: { type: 'unlock' } },
    { act: { type: 'refresh' } },
    { act: { type: 'networkDown' } },
    { act: { type: 'networkUp' } },
    { act: { type: 'switchChain', chainId: 1 } },
    { act: { type: 'switchChain', chainId: 56 } },
    { act: { type: 'selectAccounts', accounts: [b] } },
    { act: { type: 'selectAccounts', accounts: [a, b] } },
  ),
  fc.constantFrom(
    { request: { method: 'eth_requestAccounts' } },
    { request: { method: 'eth_accounts' } },
    { request: { method: 'eth_chainId' } },
    { request: { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] } },
    { request: { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x38' }] } },
    { request: { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xdead' }] } },
    { request: { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] } },
    { request: { method: 'personal_sign', params: ['0x00', a] } },
    { request: { method: 'foo_bar' } },
    { request: null },
  ),
)
type Step = { act?: object; request?: unknown }

/**
 * Performs the steps of a walk. Then restores the network, closes every prompt, and waits until every request
 * has settled.
 */
const play = async (persona: PersonaName, steps: readonly Step[]) => {
  const wallet = createWallet({
    persona,
    approval: 'prompt',
    rpc: async () => ({ result: '0x1' }),
    signer: {
      message: async () => '0x00',
      typedData: async () => '0x00',
      transaction: async () => '0x00',
    },
  })
  const heard: [string, unknown][] = []
  for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'])
    wallet.provider.on(event, (value) => heard.push([event, value]))
  wallet.announce(new EventTarget())
  const asked: Promise<unknown>[] = []
  for (const { act, request } of steps) {
    if (act) wallet.act(act as never)
    // The async function converts an error that the provider throws synchronously, as Rainbow's provider does, to
    // a rejection.
    else asked.push((async () => wallet.provider.request?.(request))())
    await Promise.resolve()
  }
  wallet.networkUp()
  // Closes prompts until every request has settled, because a new prompt may open when another one closes.
  let open = asked.length
  const all = Promise.allSettled(asked).finally(() => (open = 0))
  while (open > 0) {
    wallet.dismiss()
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  await all
  await new Promise((resolve) => setTimeout(resolve, 1))
  return { wallet, heard }
}

const last = (heard: [string, unknown][], event: string) =>
  heard.findLast(([name]) => name === event)?.[1]

test('after any walk, the standard wallet’s last events match its state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { wallet, heard } = await play('standard', steps)
      expect(last(heard, 'accountsChanged') ?? []).toEqual(wallet.accounts)
      expect(last(heard, 'chainChanged') ?? '0x38').toBe(`0x${wallet.chainId.toString(16)}`)
    }),
    { numRuns: 150 },
  )
})

test('in any walk, the standard wallet repeats no event, and connect and disconnect alternate', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { heard } = await play('standard', steps)
      for (const event of ['accountsChanged', 'chainChanged']) {
        const events = heard
          .filter(([name]) => name === event)
          .map(([, value]) => JSON.stringify(value))
        expect(events.filter((value, i) => value === events[i - 1])).toEqual([])
      }
      const links = heard
        .map(([name]) => name)
        .filter((name) => name === 'connect' || name === 'disconnect')
      expect(links.filter((name, i) => name === links[i - 1])).toEqual([])
    }),
    { numRuns: 150 },
  )
})

// Phantom is excluded because it never answers `eth_accounts` of a site without permission.
test.each((Object.keys(personas) as PersonaName[]).filter((name) => name !== 'phantom'))(
  'in any walk, %s settles every request and shows no account without permission',
  async (persona) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { wallet } = await play(persona, steps)
        const granted = Object.values(wallet.state().permissions).flat()
        expect(granted).toEqual(expect.arrayContaining([...wallet.accounts]))
      }),
      { numRuns: 30 },
    )
  },
)
