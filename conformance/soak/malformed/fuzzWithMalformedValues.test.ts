import { expect, test } from 'vitest'
import { fuzzWithMalformedValues } from './fuzzWithMalformedValues.ts'

const tools = { signal: new AbortController().signal, report: () => {} }

// The seed is fixed, so that the test has the same result in every run. The option `--seed` of `npm
// run soak` tries others.
test('200 malformed answers and requests cause no fault', async () => {
  const { figure, failures } = await fuzzWithMalformedValues({ messages: 200, seed: 1 }, tools)
  expect(failures).toEqual([])
  expect(figure).toMatch(/^20\d answers, 20\d requests in \d+ s, 0 faults$/)
})

test.each(['answers', 'answers:', 'replies:1', 'answers:x'])(
  'refuses to replay %j',
  async (replay) => {
    const asked = fuzzWithMalformedValues({ messages: 1, seed: 1, replay }, tools)
    await expect(asked).rejects.toThrow('--replay for malformed needs what the failure printed')
  },
)
