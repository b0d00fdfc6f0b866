import type { Judge } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { formatValue } from '../../formatValue.ts'
import { all, pass, unanswered, violation } from '../../judges.ts'
import { errorOf, outcome } from '../../readTranscript.ts'
import { connect, rejectIfPrompted } from '../../steps.ts'

type BadCall = [id: string, method: string, params: SerializedValue]

const bad: SerializedValue[] = [[], [null], [1], ['x'], [{}], [[]]]
const methods = [
  'eth_getBalance',
  'eth_call',
  'wallet_switchEthereumChain',
  'eth_sendTransaction',
  'personal_sign',
]
const calls: BadCall[] = methods.flatMap((method) =>
  bad.map((params, i): BadCall => [`${method}.${i}`, method, params]),
)

export default defineErrorsCheck({
  id: '1474.error.listedCodes',
  title: 'Rejects malformed calls only with codes from the specifications',
  level: 'MUST',
  spec: '1474 §Error codes: code from the list',
  stimulus: 'fuzz 30 bad calls',
  expected: 'every code ∈ 1193 ∪ 1474 ∪ JSON-RPC ∪ method spec',

  script: [
    ...connect(),
    ...calls.flatMap(([id, method, params]) => rejectIfPrompted(id, method, params)),
  ],
  judge: all(...calls.map(([id]) => listed(id))),
})

/** Passes if the call resolves, or rejects with a listed code. Other checks decide whether it may resolve. */
function listed(id: string): Judge {
  return (transcript) => {
    if (outcome(transcript, id).kind === 'none') return unanswered(id)
    const error = errorOf(transcript, id)
    if (!error || isListed(error.code)) return pass(error?.code)
    return violation(
      `${id}: rejected with ${formatValue(error)}; wanted ${wanted}.`,
      error.code ?? null,
      wanted,
    )
  }
}

const wanted = 'a code of EIP-1193, EIP-1474, JSON-RPC or the method'

const own = [3, 4001, 4100, 4200, 4900, 4901, 4902, 5700, 5710, 5720, 5730, 5740, 5750, 5760]

function isListed(code: SerializedValue | undefined): boolean {
  if (typeof code !== 'number') return false
  return (
    own.includes(code) ||
    code === -32700 ||
    (code >= -32603 && code <= -32600) ||
    (code >= -32099 && code <= -32000)
  )
}
