import { type Call, paramList } from '../callInProgress.ts'
import type { Core, Quirk } from '../engineTypes.ts'
import { textToHex } from '../hex.ts'
import { withAnyAccount } from '../methods/requireAccountAndSigner.ts'
import { submitTransaction } from '../methods/submitTransaction.ts'
import { domainChainId, parseTypedData } from '../parseTypedData.ts'
import type { Hex, Json } from '../types.ts'
import {
  changeAnswer,
  changeCall,
  replaceMethod,
  changeEvent,
  catchFailure,
  never,
  changeInternals,
  changeSigner,
  changeFailure,
} from './quirkBuilders.ts'

const personalSign = 'personal_sign'
const signTypedData = 'eth_signTypedData_v4'
const sendTransaction = 'eth_sendTransaction'
const signature = `0x${'11'.repeat(64)}1b`
const hash = `0x${'22'.repeat(32)}`

const firstAccount = (core: Core) => core.account(core.store.get().accounts[0]!)

const transactionOf = (call: Call) => (paramList(call)[0] ?? {}) as Record<string, Json>

const primaryTypeOf = (call: Call) =>
  (parseTypedData(paramList(call)[1]) as { primaryType?: unknown } | null | undefined)?.primaryType

/** Quirks of signatures (ERC-191, EIP-712), transactions and subscriptions. */
export const signing: readonly Quirk[] = [
  {
    id: 'sign-params-swapped',
    what: 'signs the address',
    ...changeSigner((signer) => ({
      message: (account) => signer.message(account, account.address),
    })),
  },
  {
    id: 'sign-hex-as-text',
    what: 'signs the hex text',
    ...changeSigner((signer) => ({
      message: (account, data) => signer.message(account, textToHex(data)),
    })),
  },
  {
    id: 'sign-unauthorised-ok',
    what: 'signs before consent',
    ...replaceMethod(personalSign, withAnyAccount),
  },
  {
    id: 'typed-ignores-domain',
    what: 'domain left out of the hash',
    ...changeSigner((signer) => ({
      typedData: (account, data) => {
        const { types, ...rest } = data as { types: Record<string, Json> }
        const withoutDomain = { ...rest, types: { ...types, EIP712Domain: [] }, domain: {} }
        return signer.typedData(account, withoutDomain)
      },
    })),
  },
  {
    id: 'reject-code-wrong:typed',
    what: 'typed rejection -32000',
    ...changeFailure('userRejected', { code: -32000 }, signTypedData),
  },
  {
    id: 'tx-sent-twice',
    what: 'broadcasts twice',
    ...replaceMethod(sendTransaction, async (call, next, core) => {
      const hash = await next()
      const transaction = paramList(call)[0] as Record<string, Json>
      await submitTransaction(core, core.account(String(transaction['from'])), transaction)
      return hash
    }),
  },
  {
    id: 'tx-from-unauthorised-ok',
    what: 'sends from a foreign account',
    ...replaceMethod(sendTransaction, withAnyAccount),
  },
  {
    id: 'tx-badparams-ok',
    what: 'params [] resolves a zero hash',
    ...replaceMethod(sendTransaction, (call, next): unknown =>
      paramList(call).length === 0 ? (`0x${'0'.repeat(64)}` satisfies Hex) : next(),
    ),
  },
  {
    id: 'sub-ids-constant',
    what: 'constant subscription id',
    ...changeAnswer('eth_subscribe', () => '0x1'),
  },
  {
    id: 'sign-short',
    what: 'a signature of 64 bytes',
    ...changeAnswer(personalSign, (whole: string) => whole.slice(0, -2)),
  },
  {
    id: 'sign-v-bare',
    what: 'the last byte is 00 or 01',
    ...changeAnswer(
      personalSign,
      (whole: string) => `${whole.slice(0, -2)}${whole.endsWith('1b') ? '00' : '01'}`,
    ),
  },
  {
    id: 'sign-first-account',
    what: 'signs with its first account, whichever was asked for',
    ...changeSigner((signer, core) => ({
      message: (_, bytes) => signer.message(firstAccount(core), bytes),
    })),
  },
  {
    id: 'signs-after-revoke',
    what: 'signs for a site whose permission was revoked',
    ...changeInternals(({ store }) => {
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
    ...changeCall(personalSign, { decision: { type: 'approve' } }),
  },
  {
    id: 'reject-code-wrong:sign',
    what: 'sign rejection -32000',
    ...changeFailure('userRejected', { code: -32000 }, personalSign),
  },
  {
    id: 'sign-badparams-ok',
    what: 'signs whatever it is given',
    ...replaceMethod(personalSign, (call, next) =>
      typeof paramList(call)[0] === 'string' ? next() : signature,
    ),
  },
  {
    id: 'sign-second-hangs',
    what: 'a second signature never settles',
    ...replaceMethod(personalSign, (_, next, { prompts }) =>
      prompts.list().length > 0 ? never() : next(),
    ),
  },
  {
    id: 'sign-second-user-rejected',
    what: 'rejects a second signature as if the user had rejected it',
    ...replaceMethod(personalSign, (_, next, core) => {
      if (core.prompts.list().length === 0) return next()
      throw core.fail('userRejected', { method: personalSign })
    }),
  },
  { id: 'eth-sign-ok', what: 'signs a bare hash', ...replaceMethod('eth_sign', () => signature) },
  {
    id: 'typed-text-only',
    what: 'refuses typed data as an object',
    ...replaceMethod(signTypedData, (call, next, core) => {
      if (typeof paramList(call)[1] === 'string') return next()
      throw core.fail('invalidParams', {
        method: signTypedData,
        why: 'typed data as a text, please',
      })
    }),
  },
  {
    id: 'typed-first-account',
    what: 'signs typed data with its first account, whichever was asked for',
    ...changeSigner((signer, core) => ({
      typedData: (_, given) => signer.typedData(firstAccount(core), given),
    })),
  },
  {
    id: 'typed-other-chain-ok',
    what: 'signs for another chain',
    ...replaceMethod(signTypedData, (call, next, { store }) => {
      const chainId = domainChainId(paramList(call)[1])
      return chainId !== undefined && Number(chainId) !== store.chainId() ? signature : next()
    }),
  },
  {
    id: 'typed-malformed-ok',
    what: 'signs what has no primary type',
    ...replaceMethod(signTypedData, (call, next) =>
      primaryTypeOf(call) === undefined ? signature : next(),
    ),
  },
  {
    id: 'tx-returns-object',
    what: 'resolves an object',
    ...changeAnswer(sendTransaction, (hash: string) => ({ hash })),
  },
  {
    id: 'reject-code-wrong:tx',
    what: 'transaction rejection -32000',
    ...changeFailure('userRejected', { code: -32000 }, sendTransaction),
  },
  {
    id: 'tx-reject-sends',
    what: 'sends although rejected',
    ...catchFailure('userRejected', sendTransaction, async (call, core, failure) => {
      await core.node(sendTransaction, [transactionOf(call)])
      throw failure
    }),
  },
  {
    id: 'tx-other-chain-ok',
    what: 'does not look at chainId',
    ...replaceMethod(sendTransaction, (call, next) => {
      const { chainId: _, ...rest } = transactionOf(call)
      if (paramList(call).length > 0) call.params = [rest]
      return next()
    }),
  },
  {
    id: 'tx-bad-to-ok',
    what: 'accepts to "0x12"',
    ...replaceMethod(sendTransaction, (call, next) =>
      transactionOf(call)['to'] === '0x12' ? hash : next(),
    ),
  },
  {
    id: 'tx-to-self',
    what: 'sends to the account itself instead of the requested recipient',
    ...replaceMethod(sendTransaction, (call, next) => {
      const given = transactionOf(call)
      if (paramList(call).length > 0) call.params = [{ ...given, to: given['from'] }]
      return next()
    }),
  },
  {
    id: 'tx-value-decimal',
    what: 'reads the value as decimal',
    ...replaceMethod(sendTransaction, (call, next) => {
      const { value, ...rest } = transactionOf(call)
      const misread = `0x${Number(String(value).slice(2)).toString(16)}`
      if (value !== undefined) call.params = [{ ...rest, value: misread }]
      return next()
    }),
  },
  {
    id: 'receipt-null',
    what: 'no receipt is ever found',
    ...changeAnswer('eth_getTransactionReceipt', () => null),
  },
  {
    id: 'message-bare',
    what: 'the message lacks its subscription',
    ...changeEvent('message', (args, emit) => {
      const [{ type, data }] = args as [{ type: string; data: { result: unknown } }]
      emit({ type, data: data.result })
    }),
  },
  {
    id: 'message-other-block',
    what: 'the messages are about another block than the new one',
    ...changeEvent('message', (args, emit) => {
      const [{ type, data }] = args as [{ type: string; data: { result: object } }]
      emit({ type, data: { ...data, result: { ...data.result, number: '0x0' } } })
    }),
  },
  {
    id: 'unsubscribe-noop',
    what: 'eth_unsubscribe does nothing',
    ...replaceMethod('eth_unsubscribe', () => true),
  },
  {
    id: 'subscribe-unknown-ok',
    what: 'subscribes to what it does not know',
    ...replaceMethod('eth_subscribe', (call, next) =>
      paramList(call)[0] === 'newHeads' ? next() : '0x1',
    ),
  },
]
