import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Writes a file by renaming a draft, so that readers see the old or the new text, and a failed write keeps the old
 * one. Writes pipes and devices directly. The library `atomically` 2.1.1 renames a truncated draft when the disk is
 * full.
 */
export function writeAtomically(file: string, text: string): void {
  const before = statSync(file, { throwIfNoEntry: false })
  // `/dev/stdout` may be a regular file that the shell has open, and a rename would detach it.
  if ((before && !before.isFile()) || resolve(file).startsWith('/dev/'))
    return writeFileSync(file, text)
  // Keep a symbolic link: rename over its target.
  const target = before ? realpathSync(file) : file
  const draft = `${target}.${process.pid}.tmp`
  try {
    // In a folder of several users, a file with this name may be a link to another file.
    rmSync(draft, { force: true })
    writeFileSync(draft, text, { mode: before?.mode ?? 0o666, flag: 'wx' })
    if (before) chmodSync(draft, before.mode)
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
