import { expect, test } from 'vitest'
import { createPhone } from '../index.ts'

const relay = 'ws://127.0.0.1:1'
const noRelay = '"relay" expected a relay: what startRelay() answers, or its URL (got undefined).'

test.each([
  [undefined, noRelay],
  [null, noRelay],
  [{}, noRelay],
  [{ relay: 'x' }, '"relay" expected a relay: what startRelay() answers, or its URL (got "x").'],
  [{ relay: {} }, '"relay" expected a relay: what startRelay() answers, or its URL (got {}).'],
  [
    { relay, persona: 'nope' },
    '"persona" expected one of walletconnect, metamask, rabby, rainbow, gate, tokenpocket, bitget, binance (got "nope").',
  ],
  // It is a wallet, and in no hand.
  [{ relay, persona: 'standard' }, '"persona" expected one of walletconnect'],
  [{ relay, sessionChains: 'all' }, '"sessionChains" expected "shared" or "current" (got "all").'],
])('a phone of %j is refused by name', async (options, words) => {
  // As JavaScript may call it, where no type checker looks.
  await expect(createPhone(options as unknown as createPhone.Options)).rejects.toThrow(
    `A phone cannot be made of this: ${words}`,
  )
})
