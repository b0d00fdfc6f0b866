import * as fc from 'fast-check'
import { malformedValue, type PrintableValue } from '../malformedValue.ts'

/** Action of the user or the page. */
export type DappAction = 'connect' | 'connectHere' | 'switch' | 'add' | 'reload' | 'cancelled'

/** Wrong answer to one request. */
export type MalformedAnswer =
  | { how: 'resolves' | 'rejects' | 'throws' | 'returns'; value: PrintableValue }
  | { how: 'hangs' }
  /** An event before the right answer. */
  | { how: 'emits'; event: string; value: PrintableValue }

/** Actions of a dapp and the answers of its wallet. A `right` answer is that of the correct wallet. */
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

/** Generates up to four malformed answers. The last answer is malformed, so that all are used. */
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
