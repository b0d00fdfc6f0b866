import * as fc from 'fast-check'
import { malformedValue, type PrintableValue } from '../malformedValueArbitrary.ts'

/** `connectHere`: connects without a switch. `cancelled`: a connect that the user cancels at once. */
export type DappAction = 'connect' | 'connectHere' | 'switch' | 'add' | 'reload' | 'cancelled'

export type MalformedAnswer =
  | { how: 'resolves' | 'rejects' | 'throws' | 'returns'; value: PrintableValue }
  | { how: 'hangs' }
  /** The wallet emits an event and then gives the right answer. */
  | { how: 'emits'; event: string; value: PrintableValue }

/** Actions of a user, and the answers of the wallet to the requests, in order. */
export type AnswerScript = {
  acts: readonly DappAction[]
  answers: readonly ('right' | MalformedAnswer)[]
}

const event = fc.constantFrom('accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message')

const malformed: fc.Arbitrary<MalformedAnswer> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      how: fc.constantFrom<'resolves' | 'rejects' | 'throws' | 'returns'>(
        'resolves',
        'rejects',
        'throws',
        'returns',
      ),
      value: malformedValue,
    }),
  },
  { weight: 1, arbitrary: fc.constant<MalformedAnswer>({ how: 'hangs' }) },
  {
    weight: 2,
    arbitrary: fc.record({ how: fc.constant('emits' as const), event, value: malformedValue }),
  },
)

const right = fc.constant('right' as const)

/** Generates a script with up to four actions and seven answers. The last answer is malformed. */
export const answerScript: fc.Arbitrary<AnswerScript> = fc.record({
  acts: fc.array(
    fc.constantFrom<DappAction>('connect', 'connectHere', 'switch', 'add', 'reload', 'cancelled'),
    { minLength: 1, maxLength: 4 },
  ),
  answers: fc
    .tuple(
      fc.array(fc.oneof({ weight: 3, arbitrary: right }, malformed), { maxLength: 6 }),
      malformed,
    )
    .map(([before, last]) => [...before, last]),
})
