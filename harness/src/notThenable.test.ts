import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createWallet } from './createWallet.ts'
import { awaitUnfinishedRule } from './fixture/awaitUnfinishedRule.ts'
import * as door from './index.ts'
import { createPageBridge } from './playwright/createPageBridge.ts'
import { createPageTranscript } from './playwright/createPageTranscript.ts'
import { createPageWallet } from './playwright/createPageWallet.ts'
import { createWallets } from './vitest/createWallets.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Returns objects of the public API, by the expressions that return them. */
async function publicObjects(): Promise<Record<string, unknown>> {
  const wallet = createWallet({ approval: 'prompt' })
  const context = { exposeBinding: async () => {} } as never
  const pageWallet = createPageWallet(
    createPageBridge(context),
    createWallet({ approval: 'prompt' }),
    createPageTranscript('standard', () => true),
    false,
  )
  void wallet.provider.request({ method: 'eth_requestAccounts' })
  return {
    wallet,
    pageWallet,
    'wallet.provider': wallet.provider,
    'wallet.info': wallet.info,
    'wallet.persona': wallet.persona,
    'wallet.when()': wallet.when('eth_call'),
    'wallet.when().once()': wallet.when('eth_call').once(),
    'wallet.when().reject()': wallet.when('eth_call').reject(),
    'wallet.use()': wallet.use({ method: 'eth_call', do: { type: 'hang' } }),
    'pageWallet.when()': pageWallet.when('eth_call'),
    'pageWallet.when().reject()': pageWallet.when('eth_call').reject(),
    'pageWallet.use()': pageWallet.use({ method: 'eth_call', do: { type: 'hang' } }),
    'wallet.waitForPrompt()': await wallet.waitForPrompt('eth_requestAccounts'),
    'wallet.state()': wallet.state(),
    wallets: createWallets({}),
    ...door,
    ...door.personas,
  }
}

test('no object that a test can get is thenable', async () => {
  const objects = await publicObjects()
  const thenable = Object.keys(objects).filter((name) => 'then' in Object(objects[name]))
  expect(thenable).toEqual([])
})

test('an awaited rule without an answer is a lint error in its line', async () => {
  const args = ['--type-aware', '--format=unix', '--config', path('fixture/oxlint.json')]
  const output = await new Promise<string>((resolve) => {
    execFile('oxlint', [...args, path('fixture/awaitUnfinishedRule.ts')], (_, stdout) =>
      resolve(stdout),
    )
  })
  const found = [...output.matchAll(/awaitUnfinishedRule\.ts:(\d+):\d+: .*\((\S+)\)/g)]
  expect(found.map(([, line, rule]) => `${line} ${rule}`)).toEqual([
    '7 await-thenable',
    '9 await-thenable',
    '10 await-thenable',
  ])
})

// `check:types` fails if an awaited rule in `fixture/awaitUnfinishedRule.ts` is not a type error.
test('an awaited rule without an answer returns, and the end of the test reports it', async () => {
  await expect(awaitUnfinishedRule()).resolves.toBeUndefined()
  const wallet = createWallet()
  // @ts-expect-error A rule is not a promise (TS1320).
  // oxlint-disable-next-line typescript/await-thenable
  await wallet.when('eth_call')
  expect(() => wallet.verify()).toThrow("the rule wallet.when('eth_call') says when but not what")
})
