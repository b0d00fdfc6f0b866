import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'

type Report = {
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[]
}

const root = fileURLToPath(new URL('../fixture/failing', import.meta.url))
const messages = new Map<string, string[]>()

// Runs the tests of `fixture/failing`, which fail, and keeps the messages of their errors.
beforeAll(async () => {
  const vitest = dirname(createRequire(import.meta.url).resolve('vitest/package.json'))
  const file = fileURLToPath(new URL('../../.results/failures.json', import.meta.url))
  const args = ['run', '--root', root, '--reporter=json', '--outputFile', file]
  await new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(vitest, 'vitest.mjs'), ...args],
      { env: outsideVitest() },
      resolve,
    )
  })
  const { testResults } = JSON.parse(await readFile(file, 'utf8')) as Report
  for (const { title, failureMessages } of testResults.flatMap((file) => file.assertionResults))
    messages.set(title, failureMessages)
})

test('a wait for a prompt that runs into the limit names the prompt, its line and the requests', () => {
  const [limit, report, ...more] = messages.get('a prompt that does not come') ?? []
  expect(limit).toContain('Test timed out in 200ms')
  expect(report).toContain(
    "metamask: wallet.waitForPrompt('personal_sign') waited until the end: no prompt for it came.",
  )
  expect(report).toContain('metamask: the requests: eth_requestAccounts → ["0x')
  expect(report).toMatch(/^\s+at .*failing\.fixture\.ts:9:/m)
  expect(report).not.toContain('the rule')
  expect(more).toEqual([])
})

test('a request that hangs until the limit names the wallet, the method and the rule', () => {
  const [limit, report] = messages.get('a request without an answer') ?? []
  expect(limit).toContain('Test timed out in 200ms')
  expect(report?.split('\n')).toEqual([
    'Error: Wallets of the failed test:',
    `  metamask: "eth_requestAccounts" never gets an answer: wallet.when('eth_requestAccounts').hang().`,
    '  metamask: the requests: eth_requestAccounts → no answer',
  ])
})

test('a rule with a misspelt method is in the report of the test', () => {
  const [, report] = messages.get('a rule with a misspelt method') ?? []
  expect(report).toContain(
    "metamask: the rule wallet.when('eth_requestAcounts').reject() was never used.",
  )
})

test('a request to a chain without a node says how to declare the chain', () => {
  const [error, report] = messages.get('a request to a chain without a node') ?? []
  const why =
    'No node is known for chain 8453. Declare it: chains: { 8453: {} }, or { 8453: { rpcUrl } } in a page. It is an option of createWallet and of the fixtures.'
  expect(error).toContain(why)
  expect(report).toContain(`eth_sendTransaction → error -32603 ${why}`)
})

test('a test that passes but for a left-over rule has one error', () => {
  expect(messages.get('a rule that no request uses')).toEqual([
    expect.stringContaining("wallet.when('personal_sign').once().reject() was used 0 of 1 times."),
  ])
})

/** Returns the environment of this process without what Vitest sets in its workers. */
const outsideVitest = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|TEST$|NODE_ENV$|DEV$|PROD$|SSR$)/.test(name),
    ),
  )
