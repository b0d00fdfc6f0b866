import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { recordWallet } from '../drivers/extension/recording/recordWallet.ts'
import { runRecordCommand } from './runRecordCommand.ts'

vi.mock('../drivers/extension/recording/recordWallet.ts', () => ({
  recordWallet: vi.fn<typeof recordWallet>(),
}))
const record = vi.mocked(recordWallet)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  record.mockReset().mockResolvedValue({ version: '9.9.9', recordings: {}, failed: {} })
  onTestFinished(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })
})

const run = (json: string) => runRecordCommand({ driver: 'metamask', json })

test('writes the recordings into a file and creates its folder', async () => {
  expect(await run(join(folder, 'new', 'r.json'))).toBe(0)
  expect(readFileSync(join(folder, 'new', 'r.json'), 'utf8')).toBe('{}\n')
})

test('exits with 1 if a scenario could not be recorded, and writes the others', async () => {
  record.mockResolvedValue({ version: '9.9.9', recordings: {}, failed: { connect: 'no prompt' } })
  expect(await run(join(folder, 'r.json'))).toBe(1)
  expect(readFileSync(join(folder, 'r.json'), 'utf8')).toBe('{}\n')
})

test('rejects a file that cannot be written, before it starts to record', async () => {
  writeFileSync(join(folder, 'file'), '')
  await expect(run(join(folder, 'file', 'r.json'))).rejects.toThrow('cannot be written')
  await expect(run(folder)).rejects.toThrow('cannot be written')
  expect(record).not.toHaveBeenCalled()
})

test('changes no file when the recording fails', async () => {
  record.mockRejectedValue(new Error('no build'))
  writeFileSync(join(folder, 'old.json'), 'old')
  await expect(run(join(folder, 'old.json'))).rejects.toThrow('no build')
  await expect(run(join(folder, 'new.json'))).rejects.toThrow('no build')
  expect(readFileSync(join(folder, 'old.json'), 'utf8')).toBe('old')
  expect(existsSync(join(folder, 'new.json'))).toBe(false)
})
