import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copyFolder } from './serveBuiltApp.ts'

test('keeps a copy until it is removed', () => {
  const { folder, remove } = copyFolder(import.meta.dirname)
  expect(readdirSync(folder)).toEqual(readdirSync(import.meta.dirname))
  remove()
  expect(existsSync(folder)).toBe(false)
})

test('removes remaining copies when the process exits', () => {
  const program = `
    const { copyFolder } = await import('./serveBuiltApp.ts')
    process.stdout.write(copyFolder('.').folder)
    process.exit(130)`
  const args = ['--no-warnings', '--input-type=module', '--eval', program]
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const
  const { status, stdout } = spawnSync(process.execPath, args, options)
  expect([status, stdout]).toEqual([130, expect.stringMatching(/touchstone-site-\w+$/)])
  expect(existsSync(stdout)).toBe(false)
})
