import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { walletChecks } from '../wallet/checks/index.ts'
import { writeAtomically } from '../cli/writeAtomically.ts'
import { renderPage, renderIndexPage } from './renderCheckPages.ts'
import { checkFiles } from './writeIndexAndCatalogue.ts'

/** Folder of the pages about checks. */
export const pagesFolder = new URL('../docs/checks/', import.meta.url)

/** Returns all pages by their file names: one page for each check, and the page that lists all checks. */
export function pages(): Map<string, string> {
  const sources = checkFiles()
  const own = [...walletChecks.values()].map(
    (check) => [`${check.id}.md`, renderPage(check, sources[check.id]!)] as const,
  )
  return new Map([...own, ['README.md', renderIndexPage()] as const])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(pagesFolder, { recursive: true })
  const all = pages()
  for (const file of readdirSync(pagesFolder))
    if (!all.has(file)) rmSync(new URL(file, pagesFolder), { recursive: true })
  for (const [file, text] of all) writeAtomically(fileURLToPath(new URL(file, pagesFolder)), text)
}
