import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Packages, ids of fake wallets, and texts that occur only in the harness. */
export const harnessMarks: readonly string[] = [
  '@touchstone/harness',
  'dev.touchstone.standard',
  'Standard Wallet',
  'harness/src',
  'org.example.second',
  'test test test test test test test test test test test junk',
  'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  'The wallet withdrew it because its chain changed',
  'A wallet cannot be made of this',
  'touchstone.simulated.',
]

/** Returns every file of a built site, source maps included. */
export const filesOf = (site: string): { name: string; text: string }[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const name = join(entry.parentPath, entry.name)
      return { name: name.slice(site.length + 1), text: readFileSync(name, 'utf8') }
    })

export const findHarnessCode = (files: readonly { name: string; text: string }[]): string[] =>
  files.flatMap(({ name, text }) =>
    harnessMarks
      .filter((mark) => text.toLowerCase().includes(mark.toLowerCase()))
      .map((mark) => `${name}: ${mark}`),
  )
