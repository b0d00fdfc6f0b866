import type { Answer, Call, Driver } from '../../engine/driver.ts'

/** ms. What takes longer may be waiting for a person. */
const atOnce = 50

/** Makes calls one after the other, up to the first that is not answered at once: that one is left open. */
export async function requestEach(
  { request }: Pick<Driver, 'request'>,
  calls: readonly Call[],
): Promise<{ answers: Answer[]; open?: Promise<Answer> }> {
  const answers: Answer[] = []
  for (const call of calls) {
    const open = request(call)
    const answer = await soon(open)
    if (!answer) return { answers, open }
    answers.push(answer)
  }
  return { answers }
}

async function soon(coming: Promise<Answer>): Promise<Answer | undefined> {
  const end = Promise.withResolvers<undefined>()
  const timer = setTimeout(end.resolve, atOnce)
  try {
    return await Promise.race([coming, end.promise])
  } finally {
    clearTimeout(timer)
  }
}
