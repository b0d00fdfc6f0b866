import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callsOf, type Step } from '../core/defineCheck.ts'
import { optionalFeatures } from './optionalFeatures.ts'
import { walletChecks } from './checks/index.ts'

test('the manual lists every feature that a wallet can declare to lack', () => {
  const manual = readFileSync(new URL('../docs/running-checks.md', import.meta.url), 'utf8')
  const [row = ''] = manual.match(/^\| `lacks` .*$/m) ?? []
  const named = [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(new Set(named.slice(1))).toEqual(optionalFeatures)
})

test('each check of a single optional method has the feature of that method', () => {
  const unexcused = [...walletChecks.values()].filter(({ script, feature }) => {
    const requested = new Set(methodsOf(script).filter((method) => !always.has(method)))
    const [only, ...others] = [...requested].map((method) => optional[method])
    return only !== undefined && others.length === 0 && feature !== only
  })
  expect(unexcused.map(({ id }) => id)).toEqual([])
})

const always = new Set(['eth_accounts', 'eth_requestAccounts', 'eth_chainId'])

/** Features by method: a wallet that lacks the method declares that it lacks this feature. */
const optional: { readonly [method: string]: string | undefined } = {
  personal_sign: 'personal-sign',
  eth_signTypedData_v4: 'eip-712',
  eth_sendTransaction: 'transactions',
  eth_subscribe: 'subscriptions',
  wallet_addEthereumChain: 'eip-3085',
  wallet_getPermissions: 'eip-2255',
  wallet_requestPermissions: 'eip-2255',
  wallet_watchAsset: 'eip-747',
  wallet_sendCalls: 'eip-5792',
}

const methodsOf = (script: readonly Step[]): string[] =>
  script.flatMap((step) => {
    return callsOf(step).flatMap(({ path, args: [args] }) => {
      const { method } = (args ?? {}) as { method?: unknown }
      return path === 'request' && typeof method === 'string' ? [method] : []
    })
  })
