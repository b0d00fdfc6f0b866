import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Writes a file as a whole: a reader finds the old text or the new one, and after a failed write the old one is
 * still there. Pipes and devices are written directly.
 *
 * Not `atomically` or `write-file-atomic`: on a full disk both rename a truncated draft over the file.
 */
export function writeAtomically(file: string, text: string): void {
  const before = statSync(file, { throwIfNoEntry: false })
  // `/dev/stdout` may be a regular file, which the shell holds open under its old name.
  if ((before && !before.isFile()) || resolve(file).startsWith('/dev/'))
    return writeFileSync(file, text)
  // A link keeps pointing to the file that it names.
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
