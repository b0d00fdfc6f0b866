import { expect, test } from 'vitest'
import type { Entry } from '../../core/transcript.ts'
import { consoleSnippet } from './checkRow.ts'
import { sequenceDiagram } from './sequenceDiagram.ts'

const call = (page?: string): Entry => ({
  t: 0,
  dir: 'call',
  what: 'eth_accounts',
  data: { id: 'a', on: 'provider', args: [{ method: 'eth_accounts' }], ...(page && { page }) },
})

test('names the page of a call, except the first page', () => {
  expect([sequenceDiagram([call('elsewhere')]), sequenceDiagram([call()])]).toEqual([
    expect.stringContaining('eth_accounts</b> in elsewhere'),
    expect.not.stringContaining('</b> in '),
  ])
})

test('escapes the name of a page', () => {
  expect(sequenceDiagram([call('<b>')])).toContain('in &#60;b&#62;')
})

test('gives no console snippet for calls in several pages', () => {
  expect([consoleSnippet([call()]), consoleSnippet([call(), call('elsewhere')])]).toEqual([
    expect.stringContaining('eth_accounts'),
    '',
  ])
})
