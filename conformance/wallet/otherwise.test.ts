import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Recorded } from '../authoring/recordTranscripts.ts'
import { grade } from '../core/grade.ts'
import type { SerializedValue } from '../core/serialize.ts'
import type { Entry, Transcript } from '../core/transcript.ts'
import { walletChecks } from './checks/index.ts'

type Change = (transcript: Transcript) => Transcript
type Data = { readonly [key: string]: SerializedValue }

const isAnswerTo = ({ dir, data }: Entry, id: string) =>
  (dir === 'result' || dir === 'error') && (data as Data).id === id

const settled =
  (id: string, dir: 'result' | 'error', said: Data): Change =>
  (transcript) =>
    transcript.map((entry) =>
      isAnswerTo(entry, id) ? { ...entry, dir, data: { id, ...said, by: 'promise' } } : entry,
    )

/** Replaces the result of a call. */
const answered = (id: string, value: SerializedValue) => settled(id, 'result', { value })

/** Replaces the response of a call with this error. */
const refused = (id: string, error: SerializedValue) => settled(id, 'error', { error })

/** Removes a field of a result, or replaces its value. */
const field =
  (id: string, name: string, value?: SerializedValue): Change =>
  (transcript) => {
    const entry = transcript.find((one) => isAnswerTo(one, id))!
    const { [name]: _, ...rest } = (entry.data as Data)['value'] as Data
    return answered(id, value === undefined ? rest : { ...rest, [name]: value })(transcript)
  }

/** Replaces the argument of an event. */
const told =
  (event: string, argument: SerializedValue): Change =>
  (transcript) =>
    transcript.map((entry) =>
      entry.dir === 'event' && entry.what === event
        ? { ...entry, data: { ...(entry.data as object), args: [argument] } }
        : entry,
    )

/** Removes all events of this listener. */
const deaf =
  (listener: string): Change =>
  (transcript) =>
    transcript.filter(({ dir, data }) => dir !== 'event' || (data as Data).listener !== listener)

/** A wallet that claims to be atomic and sends each call separately. */
const atomicInWords: Change = (transcript) =>
  [
    answered('caps', { '0x38': { atomic: { status: 'supported' } } }),
    answered('send', { id: '0x1' }),
    answered('before', '0x0'),
    answered('after', '0x2'),
  ].reduce((seen, change) => change(seen), transcript)

/** A wallet whose account delegates itself in the only transaction of its first batch (EIP-7702). */
const atomicByDelegation: Change = (transcript) =>
  answered('code', `0xef0100${'12'.repeat(20)}`)(atomicInWords(transcript))

/** A wallet that prompts for both switches and drops the second one. */
const firstSwitchOnly: Change = (transcript) =>
  answered(
    'chain',
    '0x1',
  )(transcript).map((entry) =>
    entry.dir === 'prompt' && (entry.data as Data).of === 'second'
      ? { ...entry, data: { of: 'second', open: 1 } }
      : entry,
  )

const signedInText = answered('text', `0x${'00'.repeat(65)}`)

const stranger = `0x${'12'.repeat(20)}`

/** Changes to the recordings of the correct wallet, and the expected grade of each. */
const slips: [check: string, slip: string, change: Change, grade: string][] = [
  [
    '1193.events.connect.payload',
    'a chain that the wallet is not on',
    told('connect', { chainId: '0x1' }),
    'fail',
  ],
  [
    '1193.events.accountsChanged.secondary',
    'one account twice',
    told('accountsChanged', [stranger, stranger]),
    'fail',
  ],
  [
    '1193.error.code.integer',
    'an error of the node without its code',
    refused('node', { type: 'error', message: 'reverted' }),
    'fail',
  ],
  [
    '1193.error.message.string',
    'an error of the node without a message',
    refused('node', { type: 'error', code: 3, message: '' }),
    'fail',
  ],
  [
    '1193.error.noStackLeak',
    'a stack in an error of the node',
    refused('node', {
      type: 'error',
      code: 3,
      message: 'reverted',
      data: { stack: 'at send (chrome-extension://abc/background.js:1:2)' },
    }),
    'warn',
  ],
  ['2700.removeListener.onlyThat', 'the first listener is gone', deaf('before'), 'fail'],
  ['5792.send.atomic.5760', 'two transactions', atomicInWords, 'fail'],
  ['5792.send.atomic.5760', 'a delegation beside its transaction', atomicByDelegation, 'pass'],
  ['5792.status.shape', 'no version', field('status', 'version'), 'fail'],
  ['5792.status.shape', 'the id of another batch', field('status', 'id', '0x99'), 'fail'],
  ['1102.request.repeat.noPrompt', 'no account', answered('again', []), 'warn'],
  ['1102.request.repeat.noPrompt', 'another account', answered('again', [stranger]), 'warn'],
  ['conc.requestAccounts.bothSettle', 'nothing', answered('second', null), 'fail'],
  ['conc.requestAccounts.bothSettle', 'no account', answered('second', []), 'fail'],
  ['conc.switch.twice', 'the chain of the first prompt', firstSwitchOnly, 'warn'],
  [
    'conc.prompt.signQueue',
    'the signature of another message',
    answered('signer', stranger),
    'warn',
  ],
  [
    'conc.prompt.signQueue',
    'the first signature for the second message too',
    answered('otherSigner', stranger),
    'warn',
  ],
  ['712.sign.chainIdMismatch', 'a signature where the chain is a text', signedInText, 'warn'],
  ['3326.switch.emits', 'the chain as a number', told('chainChanged', 1), 'fail'],
  ['legacy.sendAsync', 'the id of another request', field('sendAsync', 'id', 4711), 'info'],
  ['legacy.sendAsync', 'no version of JSON-RPC', field('sendAsync', 'jsonrpc'), 'info'],
  ['7846.connect.shape', 'no account', answered('connect', { accounts: [] }), 'info'],
  [
    '7846.connect.shape',
    'no capabilities',
    answered('connect', { accounts: [{ address: stranger }] }),
    'info',
  ],
]

test.each(slips)('%s: %s', (id, _, change, graded) => {
  const check = walletChecks.get(id)!
  const file = new URL(`../transcripts/${id}.json`, import.meta.url)
  const { pass } = JSON.parse(readFileSync(file, 'utf8')) as Recorded
  expect([pass, change(pass)].map((seen) => grade(check, { transcript: seen }, 0).status)).toEqual([
    'pass',
    graded,
  ])
})
