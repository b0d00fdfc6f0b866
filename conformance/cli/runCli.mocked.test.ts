import { expect, onTestFinished, test, vi } from 'vitest'
import { UsageError } from '../core/UsageError.ts'
import { runCheckCommand } from './runCheckCommand.ts'
import { runCli } from './runCli.ts'

vi.mock('./runCheckCommand.ts', () => ({ runCheckCommand: vi.fn<typeof runCheckCommand>() }))

const text = '\u001b[2J\n::error::x ##[error]y'

test.each([
  ['an error of the user', ['check'], new UsageError(text), 2],
  ['a fault of the suite', ['check'], new Error(text), 3],
  ['an unknown option', ['check', `--${text}`], undefined, 2],
])('escapes the text of %s', async (_, args, error, code) => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => stderr.mockRestore())
  if (error) vi.mocked(runCheckCommand).mockRejectedValueOnce(error)
  expect(await runCli(args)).toBe(code)
  const written = stderr.mock.calls.join('')
  expect(written).toContain('error::x')
  expect(written).not.toMatch(/(?!\n)\p{Cc}|^\s*::|##\[/mu)
})
