import { expect, onTestFinished, test } from 'vitest'
import { walletChecks } from '../../catalogue/wallet/index.ts'
import { run } from '../../engine/run.ts'
import { openGateway } from '../chain/gateway.ts'
import { openWalletConnect } from './walletconnect.ts'

async function play(name: string, ids: string[]) {
  const chain = await openGateway()
  const environment = await openWalletConnect({ name, chain })
  onTestFinished(async () => {
    await environment.close()
    await chain.close()
  })
  const checks = ids.map((id) => walletChecks.get(id)!)
  const results = await run({ checks, all: walletChecks, environment, seed: 1, timeout: 15_000 })
  return Object.fromEntries(results.map(({ id, status }) => [id, status]))
}

test('what only a session can do is played on the real SDK', { timeout: 60_000 }, async () => {
  const ids = ['wc.session.reject', 'wc.session.expired', 'wc.session.delete']
  expect(await play('binance', ids)).toEqual({
    // The SDK loses the code.
    'wc.session.reject': 'warn',
    'wc.session.expired': 'pass',
    'wc.session.delete': 'pass',
  })
})

test('a session signs and sends', { timeout: 60_000 }, async () => {
  const ids = ['191.personalSign.recovers', 'tx.send.broadcastOnce', '712.sign.recovers']
  expect(await play('rabby', ids)).toEqual(Object.fromEntries(ids.map((id) => [id, 'pass'])))
})

test('a phone that there is not is one line', async () => {
  const chain = await openGateway()
  onTestFinished(() => chain.close())
  await expect(openWalletConnect({ name: 'standard', chain })).rejects.toThrow(
    /^There is no phone "standard"\. Known: walletconnect, .*\.$/,
  )
})
