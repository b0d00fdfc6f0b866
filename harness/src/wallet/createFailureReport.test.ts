import { expect, test, vi } from 'vitest'
import { createWallet } from '../createWallet.ts'
import { createFailureReport } from './createFailureReport.ts'

const linesOf = (...wallets: object[]) => createFailureReport(wallets)?.message.split('\n  ')

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
  const { message = '', stack = '' } = createFailureReport([wallet]) ?? {}
  const [first, ...frames] = stack.split(`Error: ${message}\n`)
  expect(first).toBe('')
  expect(frames.join('').split('\n')[0]).toMatch(/^ {4}at .*createFailureReport\.test\.ts:/)
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

test('a wait for a prompt ends after its time limit and says what the app requested instead', async () => {
  const wallet = createWallet()
  await wallet.provider.request({ method: 'eth_chainId' })
  const wait = wallet.waitForPrompt('personal_sing', { timeout: 1 })
  const { message, stack = '' } = (await wait.catch((error: unknown) => error)) as Error

  expect(message).toBe(
    `standard: wallet.waitForPrompt('personal_sing') waited 1 ms: no prompt for it came. Did you mean 'personal_sign'? Make the app ask. standard: the requests: eth_chainId → "0x38"`,
  )
  expect(stack.replace(message, '').split('\n')[1]).toContain('createFailureReport.test.ts')
  expect(wallet.rules()).toEqual([])
  expect(() => wallet.verify()).not.toThrow()
})

test('a wait that ended leaves the next prompt to the next wait', async () => {
  const wallet = createWallet()
  await expect(wallet.waitForPrompt('eth_requestAccounts', { timeout: 1 })).rejects.toThrow(
    'no prompt',
  )
  const prompt = wallet.waitForPrompt('eth_requestAccounts')
  const connected = wallet.provider.request({ method: 'eth_requestAccounts' })
  ;(await prompt).approve()
  expect(await connected).toEqual(wallet.accounts)
})

test('a wait for a method that never opens a prompt says so', async () => {
  const wallet = createWallet()
  const wait = wallet.waitForPrompt('eth_chainId', { timeout: 50 })
  await wallet.provider.request({ method: 'eth_chainId' })
  await expect(wait).rejects.toThrow('This wallet answers the method without a prompt')
})

test('a wait for a prompt ends after 20 s by default, and never with the limit 0', async () => {
  vi.useFakeTimers()
  const wallet = createWallet()
  const ended: string[] = []
  wallet.waitForPrompt('eth_requestAccounts').catch(() => ended.push('default'))
  wallet.waitForPrompt('personal_sign', { timeout: 0 }).catch(() => ended.push('none'))
  await vi.advanceTimersByTimeAsync(19_999)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toEqual(['default'])
  await vi.advanceTimersByTimeAsync(10_000_000)
  expect(ended).toEqual(['default'])
  vi.useRealTimers()
})

test('a wait that got its prompt, or whose wallet is closed, has no timer left', async () => {
  vi.useFakeTimers()
  const wallet = createWallet({ approval: 'prompt' })
  void wallet.provider.request({ method: 'eth_requestAccounts' })
  void wallet.waitForPrompt('personal_sign')
  await wallet.waitForPrompt('eth_requestAccounts')
  wallet.close()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test.each([-1, Number.NaN, Infinity, '5'])('waitForPrompt refuses the time limit %s', (timeout) => {
  const wait = { timeout: timeout as number }
  expect(() => createWallet().waitForPrompt('personal_sign', wait)).toThrow(
    `"timeout" expected ms from 0 (no limit) to 2147483647 (got ${timeout}).`,
  )
})

test.each([
  [20, 'expected { timeout: ms } (got 20)'],
  [null, 'expected { timeout: ms } (got null)'],
  [{ timeOut: 20 }, '"timeOut" is unknown here, there is only "timeout"'],
])('waitForPrompt refuses the options %j', (options, problem) => {
  expect(() => createWallet().waitForPrompt('personal_sign', options as never)).toThrow(problem)
})

test.each([
  ['eth_requestAccount', "Did you mean 'eth_requestAccounts'?"],
  ['eth_requestaccounts', "Did you mean 'eth_requestAccounts'?"],
  ['zephyr_getUser', "Did you mean 'zephyr_getUsers'?"],
])('names the method that %s was meant to be', async (method, suggestion) => {
  const wallet = createWallet()
  await wallet.provider.request({ method: 'zephyr_getUsers' }).catch(() => undefined)
  wallet.when(method).once().reject()
  wallet.when(method).reject()
  expect(linesOf(wallet)?.slice(1, 3)).toEqual([
    expect.stringContaining(`${suggestion} Remove it, or make the app ask.`),
    expect.stringContaining(`was never used. ${suggestion}`),
  ])
  expect(() => wallet.verify()).toThrow(suggestion)
})

test.each(['personal_sign', 'zephyr_other', '*'])('does not correct the method %s', (method) => {
  const wallet = createWallet()
  wallet.when(method).once().reject()
  expect(() => wallet.verify()).not.toThrow('Did you mean')
})

test('without a wallet there is no report', () => {
  expect(createFailureReport([])).toBeUndefined()
})
