import type { Answer, Call, Driver } from '../../core/driver.ts'
import { withTimeout } from '../../core/withTimeout.ts'

/** Time limit of an immediate answer, in ms. A slower call may be waiting for a user. */
const immediately = 50

/** Makes calls in sequence, and stops at the first without an immediate answer, which is `open`. */
export async function requestEach(
  { request }: Pick<Driver, 'request'>,
  calls: readonly Call[],
): Promise<{ answers: Answer[]; open?: Promise<Answer> }> {
  const answers: Answer[] = []
  for (const call of calls) {
    const open = request(call)
    const answer = await withTimeout(open, immediately, undefined)
    if (!answer) return { answers, open }
    answers.push(answer)
  }
  return { answers }
}
