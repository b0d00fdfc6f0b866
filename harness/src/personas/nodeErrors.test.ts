import { expect, test } from 'vitest'
import { createWallet } from '../createWallet.ts'
import type { Rpc } from '../wallet/types.ts'

test.each(['metamask', 'metamask@13.13', 'metamask-mobile'] as const)(
  '%s adds -32603 to an error of the node that has no code',
  async (persona) => {
    // The cast is needed because the type demands a code, which a node may leave out.
    const rpc = (async () => ({ error: { message: 'busy' } })) as unknown as Rpc
    const wallet = createWallet({ persona, rpc })
    const request = wallet.provider.request({ method: 'eth_blockNumber' })
    await expect(request).rejects.toMatchObject({ code: -32603, message: 'busy' })
  },
)
