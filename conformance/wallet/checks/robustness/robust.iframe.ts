import type { Judge } from '../../../core/defineCheck.ts'
import { defineRobustnessCheck } from '../defineCheckOfGroup.ts'
import { all, isEmptyList, pass, sameAddresses, unanswered, violation } from '../../judges.ts'
import { outcome, resultOf } from '../../readTranscript.ts'
import { ask, connect, inPage, user } from '../../steps.ts'

/**
 * A wallet may provide nothing in frames. But a wallet that supports frames must treat a cross-origin frame as
 * another site.
 */
export default defineRobustnessCheck({
  id: 'robust.iframe',
  title: 'Does not expose accounts to cross-origin frames',
  level: 'SHOULD',
  spec: '1193 privacy per origin',
  stimulus: 'same-origin and cross-origin iframe',
  expected: 'origin-scoped accounts',
  auto: 'P X',

  connectsInPrompt: true,
  script: [
    ...connect(),
    user('openFrame', 'own', 'same'),
    ...inPage('own', ask('own', 'eth_accounts')),
    user('openFrame', 'foreign', 'other'),
    ...inPage('foreign', ask('foreign', 'eth_accounts')),
  ],
  judge: all(framed('own', true), framed('foreign', false)),
})

function framed(id: string, sees: boolean): Judge {
  return (transcript) => {
    const response = outcome(transcript, id)
    if (response.kind === 'none') return unanswered(id)
    if (response.kind === 'error' && response.by === 'throw' && isAbsent(response.error.message))
      return pass('no provider in frames')
    const list = response.kind === 'result' ? response.value : null
    const isOwn = sees && sameAddresses(list, resultOf(transcript, 'connect'))
    if (isEmptyList(list) || isOwn) return pass(list)
    return violation(
      sees
        ? 'A frame of the same site sees other accounts than its page.'
        : 'A frame of another site sees accounts.',
      list ?? (response.kind === 'error' ? (response.error.message ?? null) : null),
      sees ? 'the accounts of its page, or none' : 'no accounts',
    )
  }
}

/** Returns whether a message of the suite's agent says that the page or frame has no provider. */
const isAbsent = (message: unknown) => String(message).startsWith('There is no ')
