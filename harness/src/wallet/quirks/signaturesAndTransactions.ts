import { type Call, paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { textToHex } from '../hex.ts'
import { withAnyAccount } from '../methods/requireAccountAndSigner.ts'
import { submitTransaction } from '../methods/submitTransaction.ts'
import { domainChainId, parseTypedData } from '../parseTypedData.ts'
import type { Hex, Json } from '../types.ts'
import {
  changeRejectionCode,
  changeAnswer,
  replaceMethod,
  changeParam,
  refuseRequest,
  hangDuringPrompt,
  actOnRejection,
  changeCall,
  changeEvent,
  changeInternals,
  changeSigner,
  type QuirkTable,
} from './quirkBuilders.ts'

const personalSign = 'personal_sign'
const signTypedData = 'eth_signTypedData_v4'
const sendTransaction = 'eth_sendTransaction'
const signature = `0x${'11'.repeat(64)}1b`
const hash = `0x${'22'.repeat(32)}`

const firstAccount = (core: Core) => core.account(core.store.get().accounts[0]!)

type Transaction = Record<string, Json>
const transactionOf = (call: Call) => (paramList(call)[0] ?? {}) as Transaction

const primaryTypeOf = (call: Call) =>
  (parseTypedData(paramList(call)[1]) as { primaryType?: unknown } | null | undefined)?.primaryType

/** Quirks of signatures (ERC-191, EIP-712), transactions and subscriptions. */
export const signaturesAndTransactions: QuirkTable = {
  'sign-params-swapped': changeSigner('signs the address', (signer) => ({
    message: (account) => signer.message(account, account.address),
  })),
  'sign-hex-as-text': changeSigner('signs the hex text', (signer) => ({
    message: (account, data) => signer.message(account, textToHex(data)),
  })),
  'sign-unauthorised-ok': replaceMethod('signs before consent', personalSign, withAnyAccount),
  'typed-ignores-domain': changeSigner('domain left out of the hash', (signer) => ({
    typedData: (account, data) => {
      const { types, ...rest } = data as { types: Record<string, Json> }
      const withoutDomain = { ...rest, types: { ...types, EIP712Domain: [] }, domain: {} }
      return signer.typedData(account, withoutDomain)
    },
  })),
  'reject-code-wrong:typed': changeRejectionCode('typed rejection -32000', signTypedData),
  'tx-sent-twice': replaceMethod('broadcasts twice', sendTransaction, async (call, next, core) => {
    const hash = await next()
    const transaction = paramList(call)[0] as Record<string, Json>
    await submitTransaction(core, core.account(String(transaction['from'])), transaction)
    return hash
  }),
  'tx-from-unauthorised-ok': replaceMethod(
    'sends from a foreign account',
    sendTransaction,
    withAnyAccount,
  ),
  'tx-badparams-ok': replaceMethod(
    'params [] resolves a zero hash',
    sendTransaction,
    (call, next): unknown =>
      paramList(call).length === 0 ? (`0x${'0'.repeat(64)}` satisfies Hex) : next(),
  ),
  'sub-ids-constant': changeAnswer('constant subscription id', 'eth_subscribe', () => '0x1'),
  'sign-short': changeAnswer('a signature of 64 bytes', personalSign, (whole: string) =>
    whole.slice(0, -2),
  ),
  'sign-v-bare': changeAnswer(
    'the last byte is 00 or 01',
    personalSign,
    (whole: string) => `${whole.slice(0, -2)}${whole.endsWith('1b') ? '00' : '01'}`,
  ),
  'sign-first-account': changeSigner(
    'signs with its first account, whichever was asked for',
    (signer, core) => ({
      message: (_, bytes) => signer.message(firstAccount(core), bytes),
    }),
  ),
  'signs-after-revoke': changeInternals(
    'signs for a site whose permission was revoked',
    ({ store }) => {
      const { permit } = store
      const once = new Set<string>()
      store.permit = (accounts) => {
        for (const account of accounts) once.add(account.toLowerCase())
        permit(accounts)
      }
      store.mayUse = (address) => once.has(address.toLowerCase())
    },
  ),
  'sign-no-prompt': changeCall('signs without asking', personalSign, {
    decision: { type: 'approve' },
  }),
  'reject-code-wrong:sign': changeRejectionCode('sign rejection -32000', personalSign),
  'sign-badparams-ok': replaceMethod('signs whatever it is given', personalSign, (call, next) =>
    typeof paramList(call)[0] === 'string' ? next() : signature,
  ),
  'sign-second-hangs': hangDuringPrompt('a second signature never settles', personalSign),
  'sign-second-user-rejected': replaceMethod(
    'rejects a second signature as if the user had rejected it',
    personalSign,
    (_, next, core) => {
      if (core.prompts.list().length === 0) return next()
      throw core.fail('userRejected', { method: personalSign })
    },
  ),
  'eth-sign-ok': replaceMethod('signs a bare hash', 'eth_sign', () => signature),
  'typed-text-only': refuseRequest(
    'refuses typed data as an object',
    signTypedData,
    'typed data as a text, please',
    (call) => typeof paramList(call)[1] !== 'string',
  ),
  'typed-first-account': changeSigner(
    'signs typed data with its first account, whichever was asked for',
    (signer, core) => ({
      typedData: (_, given) => signer.typedData(firstAccount(core), given),
    }),
  ),
  'typed-other-chain-ok': replaceMethod(
    'signs for another chain',
    signTypedData,
    (call, next, { store }) => {
      const chainId = domainChainId(paramList(call)[1])
      return chainId !== undefined && Number(chainId) !== store.chainId() ? signature : next()
    },
  ),
  'typed-malformed-ok': replaceMethod(
    'signs what has no primary type',
    signTypedData,
    (call, next) => (primaryTypeOf(call) === undefined ? signature : next()),
  ),
  'tx-returns-object': changeAnswer('resolves an object', sendTransaction, (hash: string) => ({
    hash,
  })),
  'reject-code-wrong:tx': changeRejectionCode('transaction rejection -32000', sendTransaction),
  'tx-reject-sends': actOnRejection('sends although rejected', sendTransaction, (call, core) =>
    core.node(sendTransaction, [transactionOf(call)]),
  ),
  'tx-other-chain-ok': changeParam(
    'does not look at chainId',
    sendTransaction,
    ({ chainId: _, ...rest }: Transaction) => rest,
  ),
  'tx-bad-to-ok': replaceMethod('accepts to "0x12"', sendTransaction, (call, next) =>
    transactionOf(call)['to'] === '0x12' ? hash : next(),
  ),
  'tx-to-self': changeParam(
    'sends to the account itself instead of the requested recipient',
    sendTransaction,
    (transaction: Transaction) => ({ ...transaction, to: transaction['from'] }),
  ),
  'tx-value-decimal': changeParam(
    'reads the value as decimal',
    sendTransaction,
    (transaction: Transaction) => {
      const { value } = transaction
      if (value === undefined) return transaction
      return { ...transaction, value: `0x${Number(String(value).slice(2)).toString(16)}` }
    },
  ),
  'receipt-null': changeAnswer('no receipt is ever found', 'eth_getTransactionReceipt', () => null),
  'message-bare': changeEvent('the message lacks its subscription', 'message', (args, emit) => {
    const [{ type, data }] = args as [{ type: string; data: { result: unknown } }]
    emit({ type, data: data.result })
  }),
  'message-other-block': changeEvent(
    'the messages are about another block than the new one',
    'message',
    (args, emit) => {
      const [{ type, data }] = args as [{ type: string; data: { result: object } }]
      emit({ type, data: { ...data, result: { ...data.result, number: '0x0' } } })
    },
  ),
  'unsubscribe-noop': replaceMethod('eth_unsubscribe does nothing', 'eth_unsubscribe', () => true),
  'subscribe-unknown-ok': replaceMethod(
    'subscribes to what it does not know',
    'eth_subscribe',
    (call, next) => (paramList(call)[0] === 'newHeads' ? next() : '0x1'),
  ),
}
