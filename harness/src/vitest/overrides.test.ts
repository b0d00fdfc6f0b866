import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isolated } from '../../vitest.config.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('a file that overrides options at its top level runs in a worker of its own', () => {
  const overriding = globSync('src/**/*.test.ts', { cwd: root }).filter((file) =>
    /^test\.override\(/m.test(readFileSync(`${root}${file}`, 'utf8')),
  )
  expect(overriding).toContain('src/vitest/wallets.test.ts')
  const shared = overriding.filter((file) => !isolated.some((glob) => matchesGlob(file, glob)))
  expect(shared).toEqual([])
})
