import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Writes a file by writing a draft in the same folder and renaming the draft. So a reader sees either the old
 * text or the new one, and a failed write keeps the old text. Pipes and devices cannot be renamed, so they are
 * written directly.
 *
 * The library `atomically` 2.1.1 is not used, because on a full disk it renames a truncated draft over the
 * file.
 */
export function writeAtomically(file: string, text: string): void {
  const before = statSync(file, { throwIfNoEntry: false })
  // Write below `/dev` directly: `/dev/stdout` may be a regular file that the shell has open, and a rename
  // would detach the file from the shell.
  if ((before && !before.isFile()) || resolve(file).startsWith('/dev/'))
    return writeFileSync(file, text)
  // If the file is a symbolic link, rename over its target, because a rename would replace the link.
  const target = before ? realpathSync(file) : file
  const draft = `${target}.${process.pid}.tmp`
  try {
    // Create the draft as a new file. In a folder of several users, a file with its name may be a link to another file.
    rmSync(draft, { force: true })
    writeFileSync(draft, text, { mode: before?.mode ?? 0o666, flag: 'wx' })
    if (before) chmodSync(draft, before.mode)
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
