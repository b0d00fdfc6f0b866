import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findExtension } from './findExtension.ts'

type Manifest = {
  name?: string
  version?: string
  /** Version for display, if it differs from `version`, which must be numeric. */
  version_name?: string
  default_locale?: string
}
type Messages = { readonly [key: string]: { message?: string } }

/**
 * Reads the name and version of an unpacked extension from its manifest, because the name of its folder is
 * often useless, like `dist`.
 *
 * @throws UsageError if the folder holds no extension.
 * @example
 * readExtensionName('./dist') // { name: 'Bee Wallet', version: '0.3.1' }
 */
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
 * Returns the name in the manifest, or the message that it refers to. The keys of messages are
 * case-insensitive: https://developer.chrome.com/docs/extensions/reference/api/i18n
 */
function nameOf({ name, default_locale: locale }: Manifest, directory: string): string | undefined {
  const [, key] = /^__MSG_(\w+)__$/.exec(name ?? '') ?? []
  if (key === undefined) return name || undefined
  const messages = read<Messages>(join(directory, `_locales/${locale}/messages.json`)) ?? {}
  const found = Object.entries(messages).find(([one]) => one.toLowerCase() === key.toLowerCase())
  return found?.[1].message
}

/** Reads a JSON file. Returns `undefined` if the file cannot be read. */
function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
