import { expect, test } from 'vitest'
import { readCheckRecording } from '../../authoring/readCheckRecording.ts'
import { grade } from '../../core/result.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import type { Entry, Transcript } from '../../core/transcript.ts'
import { walletChecks } from './index.ts'

type Change = (transcript: Transcript) => Transcript
type Data = { readonly [key: string]: SerializedValue }

const isResponseTo = ({ dir, data }: Entry, id: string) =>
  (dir === 'result' || dir === 'error') && (data as Data).id === id

const withResponse =
  (id: string, dir: 'result' | 'error', data: Data): Change =>
  (transcript) =>
    transcript.map((entry) =>
      isResponseTo(entry, id) ? { ...entry, dir, data: { id, ...data, by: 'promise' } } : entry,
    )

/** Replaces the result of a call. */
const withResult = (id: string, value: SerializedValue) => withResponse(id, 'result', { value })

/** Replaces the response to a call by this error. */
const withError = (id: string, error: SerializedValue) => withResponse(id, 'error', { error })

/** Removes a field of a result, or replaces its value. */
const withField =
  (id: string, name: string, value?: SerializedValue): Change =>
  (transcript) => {
    const entry = transcript.find((one) => isResponseTo(one, id))!
    const { [name]: _, ...rest } = (entry.data as Data)['value'] as Data
    return withResult(id, value === undefined ? rest : { ...rest, [name]: value })(transcript)
  }

/** Replaces the argument of an event. */
const withEventArgument =
  (event: string, argument: SerializedValue): Change =>
  (transcript) =>
    transcript.map((entry) =>
      entry.dir === 'event' && entry.what === event
        ? { ...entry, data: { ...(entry.data as object), args: [argument] } }
        : entry,
    )

/** Removes all events of this listener. */
const withoutEventsOf =
  (listener: string): Change =>
  (transcript) =>
    transcript.filter(({ dir, data }) => dir !== 'event' || (data as Data).listener !== listener)

/** Gives all events of one listener to another one. */
const withEventsMoved =
  (from: string, to: string): Change =>
  (transcript) =>
    transcript.map((entry) =>
      entry.dir === 'event' && (entry.data as Data).listener === from
        ? { ...entry, data: { ...(entry.data as object), listener: to } }
        : entry,
    )

/** Changes the transcript to that of a wallet that claims to be atomic but sends each call separately. */
const claimsAtomic: Change = (transcript) =>
  [
    withResult('caps', { '0x38': { atomic: { status: 'supported' } } }),
    withResult('send', { id: '0x1' }),
    withResult('before', '0x0'),
    withResult('after', '0x2'),
  ].reduce((changed, change) => change(changed), transcript)

/**
 * Changes the transcript to that of a wallet whose account delegates itself (EIP-7702) in the only transaction
 * of its first batch.
 */
const atomicByDelegation: Change = (transcript) =>
  withResult('code', `0xef0100${'12'.repeat(20)}`)(claimsAtomic(transcript))

/** Changes the transcript to that of a wallet that prompts for both switches but drops the second one. */
const firstSwitchOnly: Change = (transcript) =>
  withResult(
    'chain',
    '0x1',
  )(transcript).map((entry) =>
    entry.dir === 'prompt' && (entry.data as Data).of === 'second'
      ? { ...entry, data: { of: 'second', open: 1 } }
      : entry,
  )

const signedInText = withResult('text', `0x${'00'.repeat(65)}`)

const otherAccount = `0x${'12'.repeat(20)}`

/**
 * Changes to the recorded transcripts of the correct wallet, and the expected status of each changed
 * transcript.
 */
const changes: [check: string, description: string, change: Change, grade: string][] = [
  [
    '1193.events.connect.payload',
    'a chain that the wallet is not on',
    withEventArgument('connect', { chainId: '0x1' }),
    'fail',
  ],
  [
    '1193.events.accountsChanged.secondary',
    'one account twice',
    withEventArgument('accountsChanged', [otherAccount, otherAccount]),
    'fail',
  ],
  [
    '1193.error.code.integer',
    'an error of the node without its code',
    withError('node', { type: 'error', message: 'reverted' }),
    'fail',
  ],
  [
    '1193.error.message.string',
    'an error of the node without a message',
    withError('node', { type: 'error', code: 3, message: '' }),
    'fail',
  ],
  [
    '1193.error.noStackLeak',
    'a stack in an error of the node',
    withError('node', {
      type: 'error',
      code: 3,
      message: 'reverted',
      data: { stack: 'at send (chrome-extension://abc/background.js:1:2)' },
    }),
    'warn',
  ],
  [
    '2700.removeListener.stops',
    'only the removed listener hears the event',
    withEventsMoved('kept', 'removed'),
    'fail',
  ],
  ['2700.removeListener.onlyThat', 'the first listener is gone', withoutEventsOf('before'), 'fail'],
  ['5792.send.atomic.5760', 'two transactions', claimsAtomic, 'fail'],
  ['5792.send.atomic.5760', 'a delegation beside its transaction', atomicByDelegation, 'pass'],
  ['5792.status.shape', 'no version', withField('status', 'version'), 'fail'],
  ['5792.status.shape', 'the id of another batch', withField('status', 'id', '0x99'), 'fail'],
  ['1102.request.repeat.noPrompt', 'no account', withResult('again', []), 'warn'],
  ['1102.request.repeat.noPrompt', 'another account', withResult('again', [otherAccount]), 'warn'],
  ['conc.requestAccounts.bothSettle', 'nothing', withResult('second', null), 'fail'],
  ['conc.requestAccounts.bothSettle', 'no account', withResult('second', []), 'fail'],
  ['conc.switch.twice', 'the chain of the first prompt', firstSwitchOnly, 'warn'],
  [
    'conc.prompt.signQueue',
    'the signature of another message',
    withResult('signer', otherAccount),
    'warn',
  ],
  [
    'conc.prompt.signQueue',
    'the first signature for the second message too',
    withResult('otherSigner', otherAccount),
    'warn',
  ],
  ['712.sign.chainIdMismatch', 'a signature where the chain is a text', signedInText, 'warn'],
  ['3326.switch.emits', 'the chain as a number', withEventArgument('chainChanged', 1), 'fail'],
  ['legacy.sendAsync', 'the id of another request', withField('sendAsync', 'id', 4711), 'info'],
  ['legacy.sendAsync', 'no version of JSON-RPC', withField('sendAsync', 'jsonrpc'), 'info'],
  ['7846.connect.shape', 'no account', withResult('connect', { accounts: [] }), 'info'],
  [
    '7846.connect.shape',
    'no capabilities',
    withResult('connect', { accounts: [{ address: otherAccount }] }),
    'info',
  ],
]

test.each(changes)('%s: %s', (id, _, change, graded) => {
  const check = walletChecks.get(id)!
  const { pass } = readCheckRecording(id)
  expect([pass, change(pass)].map((transcript) => grade(check, { transcript }, 0).status)).toEqual([
    'pass',
    graded,
  ])
})
