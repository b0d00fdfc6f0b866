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
  // `standard` is the name of a persona, but not of a phone.
  [{ relay, persona: 'standard' }, '"persona" expected one of walletconnect'],
  [{ relay, sessionChains: 'all' }, '"sessionChains" expected "shared" or "current" (got "all").'],
])('rejects the options %j and names the field', async (options, words) => {
  // TypeScript rejects these options, but a JavaScript caller can pass them.
  await expect(createPhone(options as unknown as createPhone.Options)).rejects.toThrow(
    `A phone cannot be made of this: ${words}`,
  )
})
