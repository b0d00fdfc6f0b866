import { describe, expect, test, vi } from 'vitest'
import { createWallet } from '../createWallet.ts'
import type { Wallet } from './Wallet.ts'
import { reject, type RuleBuilder } from './ruleBuilder.ts'
import { contains, createRules } from './rules.ts'

const request = (
  wallet: ReturnType<typeof createWallet>,
  method = 'eth_chainId',
  params?: unknown,
) => wallet.provider.request(params === undefined ? { method } : { method, params })

test('the latest rule applies first, and a used-up rule falls through to earlier ones', async () => {
  const wallet = createWallet()
  wallet.when('eth_chainId').reply('always')
  wallet.when('eth_chainId').once().reply('once')
  expect([await request(wallet), await request(wallet)]).toEqual(['once', 'always'])
})

test('a wallet that is scripted for hours forgets used-up rules', async () => {
  const rules = createRules('any')
  rules.use({ method: 'eth_call', do: { type: 'hang' } })
  for (let round = 0; round < 500; round++) {
    rules.use({ method: 'eth_chainId', times: 1, do: { type: 'hang' } })
    await rules.take({ method: 'eth_chainId', params: [], origin: '' })
  }
  const kept = rules.list()
  expect(kept).toHaveLength(101)
  expect(kept.at(-1)).toMatchObject({ method: 'eth_call', used: 0 })
})

test('two concurrent requests do not both use a `once` with an asynchronous predicate', async () => {
  const wallet = createWallet()
  wallet
    .when('eth_chainId', async () => true)
    .once()
    .reply('once')
  const answers = await Promise.all([request(wallet), request(wallet)])
  expect(answers.toSorted()).toEqual(['0x38', 'once'])
})

test.each([
  [[{ chainId: '0x2105' }], '0x2105'],
  [undefined, '0x38'],
  [[{ chainId: 'no chain' }], '0x38'],
])('a named failure is about the chain in %j: %s', async (params, chainId) => {
  const wallet = createWallet()
  wallet.when('wallet_switchEthereumChain').fail('unknownChain')
  await expect(request(wallet, 'wallet_switchEthereumChain', params)).rejects.toThrow(
    `Unrecognized chain ID "${chainId}".`,
  )
})

test('a rule matches requests that contain its params', async () => {
  const wallet = createWallet({ rpc: async () => ({ result: 'node' }) })
  wallet.when('eth_call', { params: [{ to: '0xAB' }] }).reply('matched')
  expect(await request(wallet, 'eth_call', [{ to: '0xab', data: '0x' }, 'latest'])).toBe('matched')
  expect(await request(wallet, 'eth_call', [{ to: '0xcd' }])).toBe('node')
})

test.each([
  [{ a: 1, b: 2 }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[1, 2], [1], true],
  [[1], [1, 2], false],
  ['0xAB', '0xab', true],
  ['AB', 'ab', false],
  [null, {}, false],
] as const)('%o contains %o: %s', (actual, wanted, expected) => {
  expect(contains(actual, wanted as never)).toBe(expected)
})

test('a reply is verbatim', async () => {
  const wallet = createWallet({ quirks: ['result-enveloped'] })
  wallet.when('eth_accounts').sequence({ type: 'reply', value: { $: 'undefined' } })
  wallet.when('eth_chainId').reply(56n)
  const bare = createWallet()
  bare.when('eth_chainId').reply(undefined)
  expect(await request(bare)).toBeUndefined()
  expect(await request(wallet)).toMatchObject({ result: 56n })
})

test('after waits on the wallet’s clock', async () => {
  const due: (() => void)[] = []
  const clock = {
    now: () => 0,
    setTimeout: (fn: () => void) => due.push(fn),
    clearTimeout: () => {},
  }
  const wallet = createWallet({ clock })
  wallet.when('eth_chainId').after(2_000).reply('late')
  const answer = request(wallet)
  await Promise.resolve()
    .then(() => {})
    .then(() => {})
  expect(due).toHaveLength(1)
  due[0]!()
  expect(await answer).toBe('late')
})

test.each([
  ['before', ['chainChanged', 'answer']],
  ['after', ['answer', 'chainChanged']],
  ['without', ['answer']],
  ['twice', ['chainChanged', 'chainChanged', 'answer']],
] as const)('fires events %s the answer', async (order, expected) => {
  const wallet = createWallet()
  const heard: string[] = []
  wallet.provider.on('chainChanged', () => heard.push('chainChanged'))
  wallet.when('wallet_switchEthereumChain').events(order).approve()
  await request(wallet, 'wallet_switchEthereumChain', [{ chainId: '0x1' }])
  heard.push('answer')
  await new Promise((resolve) => setTimeout(resolve, 1))
  expect(heard).toEqual(expected)
})

// MetaMask does so: its background process notifies the page of each change in order (@metamask/providers 22.1,
// `_handleChainChanged`).
test('an event after the answer comes before the event of a later change', async () => {
  const wallet = createWallet()
  const heard: unknown[] = []
  wallet.provider.on('chainChanged', (chainId) => heard.push(chainId))
  wallet.when('wallet_switchEthereumChain').events('after').approve()
  await request(wallet, 'wallet_switchEthereumChain', [{ chainId: '0x1' }])
  wallet.switchChain(56)
  expect(heard).toEqual(['0x1', '0x38'])
})

test('pass counts as a use, and does what the wallet would do without the rule', async () => {
  const wallet = createWallet()
  wallet.when('eth_chainId').once().pass()
  expect(await request(wallet)).toBe('0x38')
  expect(() => wallet.verify()).not.toThrow()
})

describe('at the end of a test', () => {
  test('reports an unfinished rule', () => {
    const wallet = createWallet()
    wallet.when('eth_requestAccounts').once()
    expect(() => wallet.verify()).toThrow(
      new Error(
        "standard: the rule wallet.when('eth_requestAccounts').once() says when but not what: end it with .approve(), .reject(), .fail(…), .reply(…), .hang(), .prompt(), .pass() or .sequence(…).",
      ),
    )
  })

  test('reports the unfinished one of two rules with the same start', () => {
    const wallet = createWallet()
    const chain = wallet.when('eth_chainId')
    chain.reply('0x1')
    chain.times(2)
    expect(() => wallet.verify()).toThrow("the rule wallet.when('eth_chainId').times(2) says when")
  })

  test('accepts a started rule that is finished later and twice', async () => {
    const wallet = createWallet()
    const chain = wallet.when('eth_chainId')
    await request(wallet)
    chain.reply('always')
    chain.once().reply('once')
    expect([await request(wallet), await request(wallet)]).toEqual(['once', 'always'])
    expect(() => wallet.verify()).not.toThrow()
  })

  test.each([
    [
      'whose action was refused',
      (wallet: Wallet) => expect(() => wallet.when('eth_call').times(0).hang()).toThrow('times'),
    ],
    [
      'that was removed with all others',
      (wallet: Wallet) => {
        wallet.when('eth_call')
        wallet.reset()
      },
    ],
  ])('does not report an unfinished rule %s', (_, begin) => {
    const wallet = createWallet()
    begin(wallet)
    expect(() => wallet.verify()).not.toThrow()
  })
})

test.each([
  [{ method: '', do: { type: 'hang' } }, '"method" expected a JSON-RPC method'],
  [{ method: 'eth_call', times: 0, do: { type: 'hang' } }, '"times" expected at least 1 (got 0)'],
  [{ method: 'eth_call', do: { type: 'explode' } }, 'explode'],
  [{ method: 'eth_call', do: { type: 'fail', error: 'sad' } }, '"fail.error"'],
  [
    { method: 'eth_call', do: { type: 'fail', error: { code: 4001, mesage: 'no' } } },
    '"fail.error.mesage" is unknown here.',
  ],
  [
    { method: 'eth_call', do: { type: 'fail', error: { cause: 'why' } } },
    '"fail.error.cause" expected Object (got "why")',
  ],
  [
    { method: 'eth_call', do: { type: 'approve', accounts: ['0x12'] } },
    '"approve.accounts.0" expected an address',
  ],
  [{ method: 'eth_call', do: [] }, '"sequence" expected at least one step'],
  [
    { method: 'eth_call', do: [{ type: 'approve' }, { type: 'reject', code: {} }] },
    '"sequence.1.reject.code" expected a number',
  ],
  [{ method: 'eth_call', do: ['reject'] }, '"sequence.0" expected Object (got "reject")'],
  [
    { method: 'eth_call', times: 1, do: [{ type: 'reject' }, { type: 'approve' }] },
    'its sequence has 2 steps, and it applies to 1 request. Write .times(2)',
  ],
  ['not a rule', 'This is not a rule'],
])('rejects %j and names the field', (rule, message) => {
  expect(() => createWallet().use(rule as never)).toThrow(message)
})

test('names the field of a value that contains a bigint', () => {
  // The type of a rule has no such value, but a test in JavaScript can pass it.
  const accounts = [{ id: 1n }] as never
  expect(() => createWallet().when('eth_call').approve({ accounts })).toThrow(
    '"approve.accounts.0" expected string (got {"id":"1n"})',
  )
})

test('reject uses the code and the message of a real error', async () => {
  const wallet = createWallet({ approval: 'prompt' })
  const error = Object.assign(new Error('not today'), { code: 4001, extra: true })
  wallet.when('eth_chainId').reject(error)
  await expect(request(wallet)).rejects.toMatchObject({ code: 4001, message: 'not today' })
  const connected = request(wallet, 'eth_requestAccounts')
  await wallet.waitForPrompt('eth_requestAccounts')
  wallet.reject(error)
  await expect(connected).rejects.toMatchObject({ code: 4001, message: 'not today' })
})

test.each(['userRejected', 4001, null])('reject refuses %j, which is no object', (error) => {
  const wallet = createWallet()
  const message = `reject() takes { code, message }, not ${JSON.stringify(error)}.`
  expect(() => wallet.when('eth_call').reject(error as never)).toThrow(message)
  expect(() => wallet.reject(error as never)).toThrow(message)
})

test('emit sends its arguments as they are', () => {
  const wallet = createWallet()
  const got: unknown[] = []
  wallet.provider.on('chainChanged', (...args) => got.push(args))
  wallet.emit('chainChanged', '0x1', undefined)
  expect(got).toEqual([['0x1', undefined]])
})

test('fail accepts a real error with its own keys', async () => {
  const wallet = createWallet()
  const error = Object.assign(new Error('no'), { code: 4001, shortMessage: 'n' })
  wallet.when('eth_chainId').fail(error as never)
  const asked = wallet.provider.request({ method: 'eth_chainId' })
  await expect(asked).rejects.toMatchObject({ code: 4001, message: 'no' })
})

test.each([
  [{ persona: 'metamsk' }, '"persona" "metamsk" is unknown. There are standard, metamask'],
  [
    { persona: './zephyr.ts' },
    '"./zephyr.ts" is a path, which only Playwright and the command line',
  ],
  [{ chainId: 0 }, '"chainId" expected a chain id of 1 or more (got 0)'],
  [
    { accounts: [{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', privateKey: '0x12' }] },
    '"accounts.0.privateKey" expected a key of 64 hex digits',
  ],
  [{ accounts: [] }, '"accounts" expected at least one account'],
])('rejects the options %j and names the field', (options, message) => {
  expect(() => createWallet(options as never)).toThrow(message)
})

test('a given id is unique and not reused for other rules', async () => {
  const wallet = createWallet()
  wallet.use({ id: 'rule-1', method: 'eth_call', do: { type: 'hang' } })
  wallet.when('eth_chainId').reply('mine')
  expect(await request(wallet)).toBe('mine')
  expect(() => wallet.use({ id: 'rule-1', method: '*', do: { type: 'hang' } })).toThrow(
    'This is not a rule: "id" "rule-1" is that of another one.',
  )
})

test.each([2 ** 31, Infinity])('refuses a delay of %s ms, which timers cannot handle', (ms) => {
  expect(() => createWallet().when('eth_chainId').after(ms).reject()).toThrow('"after" expected ms')
})

test('a call that waits for a prompt keeps only that prompt open, whichever rule opened it', async () => {
  const wallet = createWallet()
  const prompt = wallet.waitForPrompt('eth_requestAccounts')
  wallet.when('eth_requestAccounts').once().prompt()
  const connected = request(wallet, 'eth_requestAccounts')
  const { approve } = await prompt
  approve()
  await connected
  expect(() => wallet.verify()).not.toThrow()
})

test('a call that waits for any prompt gets the next one', async () => {
  const wallet = createWallet()
  const prompt = wallet.waitForPrompt('*')
  const connected = request(wallet, 'eth_requestAccounts')
  const { method, approve } = await prompt
  expect(method).toBe('eth_requestAccounts')
  approve()
  await connected
  expect(() => wallet.verify()).not.toThrow()
})

test('a prompt goes to the call that waits for its method, not to one that waits for any', async () => {
  const wallet = createWallet()
  const any = wallet.waitForPrompt('*')
  const connect = wallet.waitForPrompt('eth_requestAccounts')
  const connected = request(wallet, 'eth_requestAccounts')
  const prompt = await connect
  prompt.approve()
  await connected
  const signed = request(wallet, 'personal_sign', ['0x01', wallet.accounts[0]])
  const { method, approve } = await any
  expect(method).toBe('personal_sign')
  approve()
  await signed
})

test('two calls that wait for prompts of one method get one each, in order', async () => {
  const wallet = createWallet()
  await request(wallet, 'eth_requestAccounts')
  const both = Promise.all([
    wallet.waitForPrompt('personal_sign'),
    wallet.waitForPrompt('personal_sign'),
  ])
  const signed = ['0x01', '0x02'].map((text) =>
    request(wallet, 'personal_sign', [text, wallet.accounts[0]]),
  )
  const prompts = await both
  for (const { approve } of prompts) approve()
  await Promise.all(signed)
  expect(prompts.map(({ params }) => (params as string[])[0])).toEqual(['0x01', '0x02'])
  expect(() => wallet.verify()).not.toThrow()
})

test('two waits for two prompts that are open already get one each, in order', async () => {
  const wallet = createWallet({ approval: 'prompt' })
  wallet.when('eth_requestAccounts').approve()
  await request(wallet, 'eth_requestAccounts')
  const signed = ['0x01', '0x02'].map((text) =>
    request(wallet, 'personal_sign', [text, wallet.accounts[0]]),
  )
  await vi.waitFor(() => expect(wallet.prompts()).toHaveLength(2))
  const first = await wallet.waitForPrompt('personal_sign')
  const second = await wallet.waitForPrompt('personal_sign')
  first.approve()
  second.reject()
  const ends = await Promise.allSettled(signed)
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

test('a wait returns an open prompt again that an earlier wait returned', async () => {
  const wallet = createWallet({ approval: 'prompt' })
  const connected = request(wallet, 'eth_requestAccounts')
  const { id } = await wallet.waitForPrompt('eth_requestAccounts')
  const again = await wallet.waitForPrompt('eth_requestAccounts')
  expect(again.id).toBe(id)
  again.approve()
  expect(await connected).toEqual(wallet.accounts)
})

test.each<[string, (rule: RuleBuilder<unknown>) => unknown, string]>([
  ['a function as a reply', (rule) => rule.reply(() => '0x1'), 'a value, not a function'],
  ['a promise as a reply', (rule) => rule.reply(Promise.resolve('0x1')), 'await the value first'],
  ['a number as a failure', (rule) => rule.fail(4001 as never), '{ code, message }, not 4001'],
  ['no failure', (rule) => rule.fail(undefined as never), '{ code, message }, not undefined'],
  ['steps that are not called', (rule) => rule.sequence(reject as never), 'not functions'],
  ['a list of steps', (rule) => rule.sequence([reject()] as never), 'not a list'],
])('a rule refuses %s', (_, finish, problem) => {
  const wallet = createWallet()
  expect(() => finish(wallet.when('eth_requestAccounts'))).toThrow(problem)
  expect(wallet.rules()).toEqual([])
  expect(() => wallet.verify()).not.toThrow()
})

const strict = (method: string, ...params: unknown[]) => {
  const wallet = createWallet({ strict: true })
  return { wallet, ask: () => request(wallet, method, params).catch(() => {}) }
}

test('a strict wallet reports requests that no rule served: one too many, and other params', async () => {
  const connect = strict('eth_requestAccounts')
  connect.wallet.when('eth_requestAccounts').once().approve()
  const change = strict('wallet_switchEthereumChain', { chainId: '0x38' })
  change.wallet.when('wallet_switchEthereumChain', { params: [{ chainId: '0x1' }] }).approve()
  await connect.ask()
  expect(() => connect.wallet.verify()).not.toThrow()
  await Promise.all([connect.ask(), change.ask()])
  for (const { wallet } of [connect, change])
    expect(() => wallet.verify()).toThrow('no rule answers')
})

test('a strict wallet needs no rule for an invalid request', async () => {
  const { wallet, ask } = strict('')
  await ask()
  expect(() => wallet.verify()).not.toThrow()
})

test('a strict wallet counts rules that existed when the request arrived', async () => {
  const { wallet, ask } = strict('eth_requestAccounts')
  wallet.when('eth_requestAccounts').approve()
  await ask()
  wallet.reset()
  expect(() => wallet.verify()).not.toThrow()
})
