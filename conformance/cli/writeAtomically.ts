import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Writes a draft beside the file and renames it. A reader sees the old text or the new text, and a failed write keeps
 * the old text. Pipes and devices are written directly.
 *
 * The library `atomically` 2.1.1 is not used: on a full disk it renames a truncated draft over the file.
 */
export function writeAtomically(file: string, text: string): void {
  const before = statSync(file, { throwIfNoEntry: false })
  // `/dev/stdout` may be a regular file that the shell has open: a rename would detach it.
  if ((before && !before.isFile()) || resolve(file).startsWith('/dev/'))
    return writeFileSync(file, text)
  // A rename would replace a symbolic link instead of its target.
  const target = before ? realpathSync(file) : file
  const draft = `${target}.${process.pid}.tmp`
  try {
    writeFileSync(draft, text, { mode: before?.mode ?? 0o666 })
    if (before) chmodSync(draft, before.mode)
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
