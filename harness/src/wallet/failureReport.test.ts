import { expect, test } from 'vitest'
import { createWallet } from '../createWallet.ts'
import { failureReport } from './failureReport.ts'

const linesOf = (...wallets: object[]) => failureReport(wallets)?.message.split('\n  ')

test('the report says that the app sent no request to a wallet', () => {
  expect(linesOf(createWallet({ persona: 'rabby' }), createWallet())).toEqual([
    'Wallets of the failed test:',
    'rabby: the app sent no request.',
    'standard: the app sent no request.',
  ])
})

test('the report has the last five requests with short answers', async () => {
  const wallet = createWallet()
  wallet.when('eth_call').reply('0x'.padEnd(200, '0'))
  wallet.when('personal_sign').fail('userRejected')
  for (let id = 1; id <= 5; id += 1)
    await wallet.provider.request({ method: 'eth_call', params: [id] })
  await wallet.provider.request({ method: 'personal_sign' }).catch(() => undefined)

  const [, line] = linesOf(wallet) ?? []
  expect(line?.match(/eth_call → "0x0{76}…; /g)).toHaveLength(4)
  expect(line).toMatch(/^standard: the last 5 of 6 requests: /)
  expect(line).toMatch(/; personal_sign → error 4001 User rejected the request\.$/)
})

test('the report names an unfinished rule, an unused rule and an open prompt', async () => {
  const wallet = createWallet({ approval: 'prompt' })
  wallet.when('eth_call').once()
  wallet.when('personal_sign').once().reject()
  void wallet.provider.request({ method: 'eth_requestAccounts' })
  await wallet.waitForPrompt('eth_requestAccounts')

  expect(linesOf(wallet)).toEqual([
    'Wallets of the failed test:',
    expect.stringContaining("the rule wallet.when('eth_call').once() says when but not what"),
    expect.stringContaining("wallet.when('personal_sign').once().reject() was used 0 of 1 times"),
    expect.stringContaining('the prompt for "eth_requestAccounts" was never answered'),
    'standard: the requests: eth_requestAccounts → no answer',
  ])
})

test('only the request that a rule leaves open counts as one that hangs', async () => {
  const wallet = createWallet()
  wallet.when('eth_chainId').sequence({ type: 'hang' }, { type: 'approve' })
  void wallet.provider.request({ method: 'eth_chainId' })
  await wallet.provider.request({ method: 'eth_chainId' })
  const [, hanging, ...more] = linesOf(wallet) ?? []
  expect(hanging).toBe(
    `standard: "eth_chainId" never gets an answer: wallet.when('eth_chainId').sequence(hang(), approve()).`,
  )
  expect(more).toEqual(['standard: the requests: eth_chainId → no answer; eth_chainId → "0x38"'])
})

test('the stack is that of the call that waits, below the message', () => {
  const wallet = createWallet({ persona: 'metamask@13.13' })
  void wallet.waitForPrompt('personal_sign')
  const { message = '', stack = '' } = failureReport([wallet]) ?? {}
  const [first, ...frames] = stack.split(`Error: ${message}\n`)
  expect(first).toBe('')
  expect(frames.join('').split('\n')[0]).toMatch(/^ {4}at .*failureReport\.test\.ts:/)
})

test('the report says if the wallet answered the awaited request without a prompt', async () => {
  const wallet = createWallet()
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  void wallet.waitForPrompt('eth_requestAccounts')
  void wallet.waitForPrompt('personal_sign')
  expect(linesOf(wallet)?.slice(1, 3)).toEqual([
    expect.stringContaining(
      `no prompt for it came. The wallet answered the request without a prompt for the test. Before the request, write wallet.when('eth_requestAccounts').prompt(), or`,
    ),
    expect.stringMatching(/'personal_sign'.* no prompt for it came\. Make the app ask\.$/),
  ])
})

test('the report says how to declare the chain of a switch that the wallet does not know', async () => {
  const wallet = createWallet({ persona: 'metamask' })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  wallet.when('wallet_switchEthereumChain', { params: [{ chainId: '0x1' }] }).reject()
  const failed = ['0x2105', '0x2105', '0x1'].map((chainId) =>
    wallet.provider
      .request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
      .catch(({ code }: { code: number }) => code),
  )
  expect(await Promise.all(failed)).toEqual([4902, 4902, 4001])
  expect(linesOf(wallet)?.slice(1, -1)).toEqual([
    'metamask: the app asked for chain 8453, which the test did not declare. Declare it: chains: { 1: {}, 56: {}, 8453: {} }. It is an option of createWallet and of the fixtures.',
  ])
})

test('without a wallet there is no report', () => {
  expect(failureReport([])).toBeUndefined()
})
