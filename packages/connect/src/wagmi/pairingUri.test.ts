import { connect } from '@wagmi/core'
import { custom } from 'viem'
import { expect, test } from 'vitest'
import { createPageWithPhone } from '../fakes/createPageWithPhone.ts'
import { never } from '../fakes/createFakeWallet.ts'
import { createWagmiConfig } from './createWagmiConfig.ts'

test("emits each pairing URI once as display_uri, like wagmi's WalletConnect connector", async () => {
  const page = createPageWithPhone()
  const node = custom({ request: never })
  const config = createWagmiConfig(page.connection, { transports: { 56: node, 1: node } })
  const connector = config.connectors.find(({ id }) => id === 'rainbow')!
  const uris: unknown[] = []
  // wagmi also emits a message of the type `connecting`.
  connector.emitter.on('message', ({ type, data }) => type === 'display_uri' && uris.push(data))
  connect(config, { connector }).catch(() => {})
  await page.pick('rainbow')
  const first = page.code()?.uri
  await page.clock.advance(270_000)
  expect(uris).toEqual([first, page.code()?.uri])
})
