import { expect, test } from 'vitest'
import type { Entry } from '../../engine/transcript.ts'
import { sequence } from './sequence.ts'
import { snippet } from './snippet.ts'

const call = (page?: string): Entry => ({
  ...{ t: 0, dir: 'call', what: 'eth_accounts' },
  data: { id: 'a', on: 'provider', args: [{ method: 'eth_accounts' }], ...(page && { page }) },
})

test('a call in another page says in which, and one in the first page does not', () => {
  expect([sequence([call('elsewhere')]), sequence([call()])]).toEqual([
    expect.stringContaining('eth_accounts</b> in elsewhere'),
    expect.not.stringContaining('</b> in '),
  ])
})

test('a name of a page is no markup', () => {
  expect(sequence([call('<b>')])).toContain('in &#60;b&#62;')
})

test('what went on in several pages is no line for one console', () => {
  expect([snippet([call()]), snippet([call(), call('elsewhere')])]).toEqual([
    expect.stringContaining('eth_accounts'),
    '',
  ])
})
