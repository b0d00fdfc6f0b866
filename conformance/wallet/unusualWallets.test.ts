import { expect, test } from 'vitest'
import type { Answer, DriverEvent } from '../core/driver.ts'
import { grade, type Result } from '../core/result.ts'
import { runScript } from '../core/runScript.ts'
import type { SerializedValue } from '../core/serialize.ts'
import { fakeEnvironment, type Fake } from '../core/testing/fakeEnvironment.ts'
import { walletChecks } from './checks/index.ts'

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

type Emit = (event: DriverEvent) => void
type Respond = (params: SerializedValue | undefined, emit: Emit) => Answer | Promise<Answer>

const returns = (result: SerializedValue): Answer => ({ result, by: 'promise' })
const rejects = (code: number): Answer => ({
  error: { type: 'object', code, message: 'No.' },
  by: 'promise',
})

const noPrompts = {
  prompts: async () => 0,
  approve: async () => false,
  reject: async () => false,
}

/** Runs a check on a wallet that answers these methods. It has no accounts until the site connects. */
async function run(
  id: string,
  methods: { [method: string]: Respond },
  fake: Omit<Fake, 'answer'> = {},
): Promise<Result> {
  const all: typeof methods = {
    eth_chainId: () => returns('0x38'),
    eth_accounts: () => returns([account]),
    eth_requestAccounts: () => returns([account]),
    ...methods,
  }
  const environment = fakeEnvironment(() => ({
    answer({ args: [first] }, emit) {
      const { method, params } = first as { method: string; params?: SerializedValue }
      return all[method]?.(params, emit) ?? rejects(4200)
    },
    user: noPrompts,
    ...fake,
  }))
  const opened: typeof environment = {
    ...environment,
    async open() {
      const wallet = await environment.open()
      const accounts = [{ address: account, privateKey: '0x' }]
      return { ...wallet, resources: { ...wallet.resources, accounts } }
    },
  }
  const check = walletChecks.get(id)!
  return grade(check, await runScript(check, opened, { timeout: 3000 }), 0)
}

/** Emits `connect` on consent, as Rainbow does. */
const connectsOnConsent =
  (info: { [key: string]: SerializedValue }): Respond =>
  (_, emit) => {
    emit({ event: 'connect', listener: 'a', args: [info] })
    emit({
      inListener: 'a',
      call: { id: 'inside', on: 'provider', path: 'request', args: [{ method: 'eth_chainId' }] },
      answer: returns('0x38'),
    })
    return returns([account])
  }

test.each([
  ['1193.events.connect.notConsent', { chainId: '0x38' }, 'pass'],
  ['1193.events.connect.notConsent', { chainId: '0x38', address: account }, 'fail'],
  ['1193.events.connect.payload', { chainId: '0x38' }, 'pass'],
  ['1193.events.connect.payload', { chainId: '56' }, 'fail'],
  ['1193.events.connect.payload', { chainId: '0x1' }, 'fail'],
])('%s judges a connect on consent with %j: %s', async (id, info, status) => {
  expect(await run(id, { eth_requestAccounts: connectsOnConsent(info) })).toMatchObject({ status })
})

test('1193.events.connect.notConsent stays blocked without any connect', async () => {
  expect(await run('1193.events.connect.notConsent', {})).toMatchObject({
    status: 'blocked',
    blockedBy: '1193.events.connect.first',
  })
})

/** A wallet that revokes the accounts if `event`, and answers `wallet_revokePermissions` with an error. */
function revokesWithError({ event }: { event: boolean }) {
  let accounts: string[] = [account]
  return {
    eth_accounts: () => returns(accounts),
    wallet_revokePermissions: (_: unknown, emit: Emit) => {
      accounts = []
      if (event) emit({ event: 'accountsChanged', listener: 'a', args: [[]] })
      if (event) {
        emit({
          inListener: 'a',
          call: { id: 'inside', on: 'provider', path: 'request', args: [] },
          answer: returns([]),
        })
      }
      return rejects(-32603)
    },
  }
}

test.each([
  ['with the event', true, 'pass'],
  ['without the event', false, 'fail'],
])(
  '1193.events.accountsChanged.onRevoke judges a revocation that is answered with an error, %s',
  async (_, event, status) => {
    const result = await run('1193.events.accountsChanged.onRevoke', revokesWithError({ event }))
    expect(result).toMatchObject({ status })
  },
)

test('1193.events.accountsChanged.onRevoke is not applicable if nothing was revoked', async () => {
  const result = await run('1193.events.accountsChanged.onRevoke', {})
  expect(result).toMatchObject({
    status: 'not-applicable',
    message: expect.stringMatching(/^revoke: rejected with .*nothing shows that the site lost/),
  })
})

test.each([
  ['is blocked if the wallet refuses right params too', () => rejects(-32004), 'blocked'],
  [
    'passes if the wallet refuses only the empty params',
    (params: SerializedValue | undefined) =>
      (params as SerializedValue[]).length ? returns([]) : rejects(-32602),
    'pass',
  ],
])('2255.request.badParams %s', async (_, wallet_requestPermissions, status) => {
  const result = await run('2255.request.badParams', { wallet_requestPermissions })
  expect(result).toMatchObject({ status })
})

test('5792.send.upgradeRejected.5750 says how to declare a wallet without capabilities', async () => {
  expect(await run('5792.send.upgradeRejected.5750', {})).toMatchObject({
    status: 'blocked',
    blockedBy: '5792.caps.shape',
    message:
      'wallet_getCapabilities was rejected with code 4200 "No.". If the wallet lacks EIP-5792, declare it: lacks: [\'eip-5792\'].',
  })
})

/** A wallet that prompts for each request of a method. With `refuses`, its prompt cannot be confirmed. */
function promptsFor(method: string, { refuses }: { refuses: boolean }) {
  const open: ((answer: Answer) => void)[] = []
  const close = (answer: Answer) => {
    open.shift()?.(answer)
    return true
  }
  return {
    wallet: { [method]: () => new Promise<Answer>((resolve) => open.push(resolve)) },
    user: {
      prompts: async () => open.length,
      approve: async () => (refuses ? 'refused' : close(returns(null))),
      reject: async () => close(rejects(4001)),
      revoke: async () => null,
    },
  }
}

test.each([
  ['3085.add.rpcUrls.required', 'wallet_addEthereumChain', 'pass'],
  ['3085.add.rpc.chainIdMatches', 'wallet_addEthereumChain', 'pass'],
  ['3085.add.rpcUrls.https', 'wallet_addEthereumChain', 'warn'],
  ['191.personalSign.unauthorised', 'personal_sign', 'warn'],
  ['191.personalSign.afterRevoke', 'personal_sign', 'warn'],
  ['191.personalSign.badParams', 'personal_sign', 'warn'],
  ['712.sign.malformed', 'eth_signTypedData_v4', 'warn'],
  ['tx.send.badParams', 'eth_sendTransaction', 'warn'],
])('%s: if the prompt of %s cannot be confirmed, %s, else fail', async (id, method, refused) => {
  const statuses = []
  for (const refuses of [true, false]) {
    const { wallet, user } = promptsFor(method, { refuses })
    statuses.push((await run(id, wallet, { user })).status)
  }
  expect(statuses).toEqual([refused, 'fail'])
})

test('3085.add.rpcUrls.https tries the file URL on a chain that the http URL did not add', async () => {
  const added: SerializedValue[] = []
  await run('3085.add.rpcUrls.https', {
    wallet_addEthereumChain(params) {
      const [{ chainId }] = params as [{ chainId: string }]
      added.push(chainId)
      return returns(null)
    },
  })
  expect(new Set(added).size).toBe(2)
})
