import * as fc from 'fast-check'
import { malformedValue, type PrintableValue } from '../malformedValue.ts'

/** Action of the person or the page. */
export type DappAction = 'connect' | 'connectHere' | 'switch' | 'add' | 'reload' | 'cancelled'

/** Wrong answer to one request. */
export type MalformedAnswer =
  | { how: 'resolves' | 'rejects' | 'throws' | 'returns'; value: PrintableValue }
  | { how: 'hangs' }
  /** An event before the right answer. */
  | { how: 'emits'; event: string; value: PrintableValue }

/** One conversation of the connection with a wallet: `right` answers are those of the correct wallet. */
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

/** Up to four malformed answers, the last answer being one, so that none is left over. */
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
