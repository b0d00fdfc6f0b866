import { expect, onTestFinished, test } from 'vitest'
import { walletChecks } from '../../wallet/checks/index.ts'
import { runChecks } from '../../core/runChecks.ts'
import { openGateway } from '../chain/gateway.ts'
import { openWalletConnectEnvironment } from './openWalletConnectEnvironment.ts'

async function play(name: string, ids: string[]) {
  const chain = await openGateway()
  const environment = await openWalletConnectEnvironment({ name, chain })
  onTestFinished(async () => {
    await environment.close()
    await chain.close()
  })
  const checks = ids.map((id) => walletChecks.get(id)!)
  const results = await runChecks({
    checks,
    all: walletChecks,
    environment,
    seed: 1,
    timeout: 15_000,
  })
  return Object.fromEntries(results.map(({ id, status }) => [id, status]))
}

test('runs the checks of sessions on the real SDK', { timeout: 60_000 }, async () => {
  const ids = ['wc.session.reject', 'wc.session.expired', 'wc.session.delete']
  expect(await play('binance', ids)).toEqual({
    // WalletConnect's SDK drops the error code.
    'wc.session.reject': 'warn',
    'wc.session.expired': 'pass',
    'wc.session.delete': 'pass',
  })
})

test('a session can sign and send', { timeout: 60_000 }, async () => {
  const ids = ['191.personalSign.recovers', 'tx.send.broadcastOnce', '712.sign.recovers']
  expect(await play('rabby', ids)).toEqual(Object.fromEntries(ids.map((id) => [id, 'pass'])))
})

test('rejects an unknown phone with one line', async () => {
  const chain = await openGateway()
  onTestFinished(() => chain.close())
  await expect(openWalletConnectEnvironment({ name: 'standard', chain })).rejects.toThrow(
    /^There is no phone "standard"\. Known: walletconnect, .*\.$/,
  )
})
