import { expect, test } from 'vitest'
import { tellDownload } from './tellDownload.ts'

test('a download is told in one line, with its version and its checksum', () => {
  expect(said({ from: 'download', version: '13.13.1', sha256: 'abc' })).toEqual([
    'MetaMask 13.13.1 downloaded by Synpress, sha256 of its archive abc\n',
  ])
})

test('what was here already is not told', () => {
  expect(said({ from: 'cache', version: '13.13.1' })).toEqual([])
})

function said(launched: Parameters<typeof tellDownload>[0]): string[] {
  const lines: string[] = []
  tellDownload(launched, { write: (text) => lines.push(text) })
  return lines
}
