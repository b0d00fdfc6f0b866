import { provide, type Quirk } from '@touchstone/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Create } from '../../../drivers/provider/parseCreatedProvider.ts'
import { openGateway, type Gateway } from '../../../drivers/chain/gateway.ts'
import { openInProcess } from '../../../drivers/persona/openPersonaNodeEnvironment.ts'
import { runChecks } from '../../../core/runChecks.ts'
import { walletChecks } from '../index.ts'

let chain: Gateway
beforeAll(async () => {
  chain = await openGateway()
})
afterAll(() => chain.close())

/** Runs a check on the correct wallet with these deviations and returns its status. */
async function statusOf(id: string, quirks: Quirk[] = []) {
  const create: Create = (options) =>
    provide('standard', { quirks })(options as Parameters<ReturnType<typeof provide>>[0])
  const environment = openInProcess({
    name: 'standard',
    create,
    chain,
    step: 5000,
    idle: () => true,
  })
  const checks = [walletChecks.get(id)!]
  const results = await runChecks({
    checks,
    all: walletChecks,
    environment,
    seed: 1,
    timeout: 10_000,
  })
  await environment.close()
  return results.find((one) => one.id === id)?.status
}

/**
 * Disconnects when the site requests a switch, as MetaMask did on custom networks: metamask-extension#13375.
 */
const disconnectsWhenAsked: Quirk = {
  id: 'disconnect-on-asked-switch',
  what: 'disconnects with a switch that the site asks for, not with one that the user makes',
  methods: {
    wallet_switchEthereumChain: async (_, next, core) => {
      const answer = await next()
      core.emit('disconnect', [Object.assign(new Error('Disconnected.'), { code: 1013 })])
      return answer
    },
  },
}

test('detects a wallet that disconnects when the site requests a switch', async () => {
  const id = '1193.events.disconnect.notOnSwitch'
  expect([await statusOf(id), await statusOf(id, [disconnectsWhenAsked])]).toEqual(['pass', 'fail'])
})
