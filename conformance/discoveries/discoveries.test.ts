import { readdirSync, readFileSync } from 'node:fs'
import picomatch from 'picomatch'
import { describe, expect, test } from 'vitest'
import { isWrong, type Run } from '../core/result.ts'
import { readDefectPatterns, titleOfResult } from './defectTranscripts.ts'

const runs = new URL('../wallets/', import.meta.url)

describe.each(['rabby', 'rainbow'])('%s', (wallet) => {
  const file = readdirSync(runs)
    .filter((name) => name.startsWith(`${wallet}-`) && name.endsWith('.json'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1)!
  const { results, subject } = JSON.parse(readFileSync(new URL(file, runs), 'utf8')) as Run
  const rows = readDefectPatterns(wallet)
  const isListed = picomatch(rows)

  test('each failure of the newest run has a row', () => {
    const failures = results.filter(({ status }) => status === 'fail' || status === 'timeout')
    expect(failures.map(({ id }) => id).filter((id) => !isListed(id))).toEqual([])
  })

  test('each row names a check that the wallet does not pass', () => {
    const failed = results.filter(({ status, intermittent }) => isWrong(status) || intermittent)
    const isFailed = (row: string) => failed.some(({ id }) => picomatch.isMatch(id, row))
    expect(rows.filter((row) => !isFailed(row))).toEqual([])
  })

  const folder = new URL(`${wallet}/transcripts/`, import.meta.url)
  const stored = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))

  test('each failure with a row has a transcript of this version', () => {
    const listed = results.filter(({ id, status }) => isListed(id) && isWrong(status))
    const titles = listed.map((result) => titleOfResult(result, subject))
    expect(stored.map((text) => text.split('\n', 1)[0]).sort()).toEqual(titles.sort())
  })

  test('the transcripts have no ports and no ids of a browser', () => {
    const runData = /localhost:\d|127\.0\.0\.1:(?!8545)|-extension:\/\/[a-p]{32}/
    expect(stored.filter((text) => runData.test(text))).toEqual([])
  })
})
