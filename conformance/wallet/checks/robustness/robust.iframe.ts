import { defineCheck } from '../../../core/defineCheck.ts'
import { pass, violation, type Judge } from '../../../core/verdict.ts'
import { all, unanswered } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { isList, sameAddresses } from '../../shapes.ts'
import { ask, connect, there, user } from '../../steps.ts'

/** A wallet may leave out frames. If it supports them, it must treat a cross-origin frame as another site. */
export default defineCheck({
  id: 'robust.iframe',
  title: 'Does not expose accounts to cross-origin frames',
  group: 'O. Robustness',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 privacy per origin',
  stimulus: 'same-origin and cross-origin iframe',
  expected: 'origin-scoped accounts',
  action: 'none',
  auto: 'P X',

  script: [
    ...connect(),
    user('openFrame', 'own', 'same'),
    ...there('own', ask('own', 'eth_accounts')),
    user('openFrame', 'foreign', 'other'),
    ...there('foreign', ask('foreign', 'eth_accounts')),
  ],
  judge: all(framed('own', true), framed('foreign', false)),
})

function framed(id: string, sees: boolean): Judge {
  return (transcript) => {
    const seen = outcome(transcript, id)
    if (seen.kind === 'none') return unanswered(id)
    if (seen.kind === 'error' && seen.by === 'throw' && isAbsent(seen.error.message))
      return pass('no provider in frames')
    const connected = outcome(transcript, 'connect')
    const list = seen.kind === 'result' ? seen.value : null
    if (isList(list) && list.length === 0) return pass(list)
    const own = connected.kind === 'result' && sameAddresses(list, connected.value)
    if (sees && own) return pass(list)
    return violation(
      sees
        ? 'A frame of the same site sees other accounts than its page.'
        : 'A frame of another site sees accounts.',
      list ?? (seen.kind === 'error' ? (seen.error.message ?? null) : null),
      sees ? 'the accounts of its page, or none' : 'no accounts',
    )
  }
}

/** Message of the suite's agent in the page if there is no provider. */
const isAbsent = (message: unknown) => String(message).startsWith('There is no ')
