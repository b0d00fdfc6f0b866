import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findExtension } from './findExtension.ts'

type Manifest = {
  name?: string
  version?: string
  version_name?: string
  default_locale?: string
}
type Messages = { readonly [key: string]: { message?: string } }

/** Reads the name and version of an unpacked extension. Throws a UsageError if the folder holds none. */
export function readExtensionName(folder: string): { name: string; version?: string } {
  const { directory } = findExtension(folder)
  const manifest = read<Manifest>(join(directory, 'manifest.json')) ?? {}
  const version = manifest.version_name || manifest.version
  return {
    name: nameOf(manifest, directory) ?? basename(directory),
    ...(version && { version }),
  }
}

/**
 * Returns the name, or the message that it refers to, whose key is case-insensitive:
 * https://developer.chrome.com/docs/extensions/reference/api/i18n
 */
function nameOf({ name, default_locale: locale }: Manifest, directory: string): string | undefined {
  const [, key] = /^__MSG_(\w+)__$/.exec(name ?? '') ?? []
  if (key === undefined) return name || undefined
  const messages = read<Messages>(join(directory, `_locales/${locale}/messages.json`)) ?? {}
  const found = Object.entries(messages).find(([one]) => one.toLowerCase() === key.toLowerCase())
  return found?.[1].message
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
