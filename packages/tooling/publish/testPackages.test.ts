import { mkdtempSync, rmSync, writeFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { extractCodeBlocks } from './testPackages.ts'

test('writes TypeScript blocks as files and ignores shell blocks', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-blocks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = path.join(folder, 'README.md')
  writeFileSync(page, '```sh\nls\n```\n\n```ts\na\n```\n\n```tsx\n<b />\n```\n')
  const count = extractCodeBlocks(page, path.join(folder, 'blocks'))
  expect([count, ...readdirSync(path.join(folder, 'blocks'))]).toEqual([2, '1.ts', '2.tsx'])
})
