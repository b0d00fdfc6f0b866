import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/** A temporary copy of a folder. */
export type FolderCopy = { folder: string; remove(): void }

/** Copies a folder to a temporary one, which is removed when the process exits at the latest. */
export function copyFolder(from: string): FolderCopy {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-site-'))
  const remove = () => {
    process.off('exit', remove)
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', remove)
  cpSync(from, folder, { recursive: true })
  return { folder, remove }
}
