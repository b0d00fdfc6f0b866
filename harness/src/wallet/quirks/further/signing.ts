import { type Call, paramList } from '../../call.ts'
import type { Core, Quirk } from '../../core.ts'
import type { Json } from '../../types.ts'
import { answering, before, hearing, insteadOf, never, rigging, saying } from '../buildQuirk.ts'

const personal = 'personal_sign'
const typed = 'eth_signTypedData_v4'
const send = 'eth_sendTransaction'
const signature = `0x${'11'.repeat(64)}1b`
const hash = `0x${'22'.repeat(32)}`

const firstOf = (core: Core) => core.account(core.store.get().accounts[0]!)

const transaction = (call: Call) => (paramList(call)[0] ?? {}) as Record<string, Json>

const data = (
  call: Call,
): { domain?: { chainId?: unknown }; primaryType?: unknown } | undefined => {
  const [, given] = paramList(call)
  try {
    return (typeof given === 'string' ? JSON.parse(given) : given) as object
  } catch {
    return undefined
  }
}

/** Further quirks of signatures (ERC-191, EIP-712), transactions and subscriptions. */
export const signing: readonly Quirk[] = [
  {
    id: 'sign-short',
    what: 'a signature of 64 bytes',
    ...answering(personal, (whole: string) => whole.slice(0, -2)),
  },
  {
    id: 'sign-v-bare',
    what: 'the last byte is 00 or 01',
    ...answering(
      personal,
      (whole: string) => `${whole.slice(0, -2)}${whole.endsWith('1b') ? '00' : '01'}`,
    ),
  },
  {
    id: 'sign-first-account',
    what: 'signs with its first account, whichever was asked for',
    ...rigging((core) => {
      const { signer } = core
      if (signer)
        core.signer = { ...signer, message: (_, bytes) => signer.message(firstOf(core), bytes) }
    }),
  },
  {
    id: 'signs-after-revoke',
    what: 'signs for a site whose permission was revoked',
    ...rigging(({ store }) => {
      const { permit } = store
      const once = new Set<string>()
      store.permit = (accounts) => {
        for (const account of accounts) once.add(account.toLowerCase())
        permit(accounts)
      }
      store.mayUse = (address) => once.has(address.toLowerCase())
    }),
  },
  {
    id: 'sign-no-prompt',
    what: 'signs without asking',
    ...before(personal, (call, next) => {
      call.decision = { type: 'approve' }
      return next()
    }),
  },
  {
    id: 'reject-code-wrong:sign',
    what: 'sign rejection -32000',
    ...saying('userRejected', { code: -32000 }, personal),
  },
  {
    id: 'sign-badparams-ok',
    what: 'signs whatever it is given',
    ...before(personal, (call, next) =>
      typeof paramList(call)[0] === 'string' ? next() : signature,
    ),
  },
  {
    id: 'sign-second-hangs',
    what: 'a second signature never settles',
    ...before(personal, (_, next, { prompts }) => (prompts.list().length > 0 ? never() : next())),
  },
  {
    id: 'sign-second-user-rejected',
    what: 'rejects a second signature as if the user had rejected it',
    ...before(personal, (_, next, core) => {
      if (core.prompts.list().length === 0) return next()
      throw core.fail('userRejected', { method: personal })
    }),
  },
  { id: 'eth-sign-ok', what: 'signs a bare hash', ...before('eth_sign', () => signature) },
  {
    id: 'typed-text-only',
    what: 'refuses typed data as an object',
    ...before(typed, (call, next, core) => {
      if (typeof paramList(call)[1] === 'string') return next()
      throw core.fail('invalidParams', { method: typed, why: 'typed data as a text, please' })
    }),
  },
  {
    id: 'typed-first-account',
    what: 'signs typed data with its first account, whichever was asked for',
    ...rigging((core) => {
      const { signer } = core
      if (signer)
        core.signer = { ...signer, typedData: (_, given) => signer.typedData(firstOf(core), given) }
    }),
  },
  {
    id: 'typed-other-chain-ok',
    what: 'signs for another chain',
    ...before(typed, (call, next, { store }) => {
      const chainId = data(call)?.domain?.chainId
      return chainId !== undefined && Number(chainId) !== store.chainId() ? signature : next()
    }),
  },
  {
    id: 'typed-malformed-ok',
    what: 'signs what has no primary type',
    ...before(typed, (call, next) => (data(call)?.primaryType === undefined ? signature : next())),
  },
  {
    id: 'tx-returns-object',
    what: 'resolves an object',
    ...answering(send, (hash: string) => ({ hash })),
  },
  {
    id: 'reject-code-wrong:tx',
    what: 'transaction rejection -32000',
    ...saying('userRejected', { code: -32000 }, send),
  },
  {
    id: 'tx-reject-sends',
    what: 'sends although rejected',
    ...insteadOf('userRejected', send, async (call, core, failure) => {
      await core.node(send, [transaction(call)])
      throw failure
    }),
  },
  {
    id: 'tx-other-chain-ok',
    what: 'does not look at chainId',
    ...before(send, (call, next) => {
      const { chainId: _, ...rest } = transaction(call)
      if (paramList(call).length > 0) call.params = [rest]
      return next()
    }),
  },
  {
    id: 'tx-bad-to-ok',
    what: 'accepts to "0x12"',
    ...before(send, (call, next) => (transaction(call)['to'] === '0x12' ? hash : next())),
  },
  {
    id: 'tx-to-self',
    what: 'sends to the account itself instead of the requested recipient',
    ...before(send, (call, next) => {
      const given = transaction(call)
      if (paramList(call).length > 0) call.params = [{ ...given, to: given['from'] }]
      return next()
    }),
  },
  {
    id: 'tx-value-decimal',
    what: 'reads the value as decimal',
    ...before(send, (call, next) => {
      const { value, ...rest } = transaction(call)
      const misread = `0x${Number(String(value).slice(2)).toString(16)}`
      if (value !== undefined) call.params = [{ ...rest, value: misread }]
      return next()
    }),
  },
  {
    id: 'receipt-null',
    what: 'no receipt is ever found',
    ...answering('eth_getTransactionReceipt', () => null),
  },
  {
    id: 'message-bare',
    what: 'the message lacks its subscription',
    ...hearing('message', (args, emit) => {
      const [{ type, data }] = args as [{ type: string; data: { result: unknown } }]
      emit({ type, data: data.result })
    }),
  },
  {
    id: 'message-other-block',
    what: 'the messages are about another block than the new one',
    ...hearing('message', (args, emit) => {
      const [{ type, data }] = args as [{ type: string; data: { result: object } }]
      emit({ type, data: { ...data, result: { ...data.result, number: '0x0' } } })
    }),
  },
  {
    id: 'unsubscribe-noop',
    what: 'eth_unsubscribe does nothing',
    ...before('eth_unsubscribe', () => true),
  },
  {
    id: 'subscribe-unknown-ok',
    what: 'subscribes to what it does not know',
    ...before('eth_subscribe', (call, next) =>
      paramList(call)[0] === 'newHeads' ? next() : '0x1',
    ),
  },
]
