import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/** A folder of ours, as another one was. */
export type Copy = { folder: string; remove(): void }

/** Copies a folder among the temporary ones; the copy goes with the process at the latest. */
export function copyFolder(from: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-site-'))
  const remove = () => {
    process.off('exit', remove)
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', remove)
  cpSync(from, folder, { recursive: true })
  return { folder, remove }
}
