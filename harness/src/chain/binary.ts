import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ChainError } from './ChainError.ts'

/**
 * The path of the native Anvil of this platform.
 *
 * Not the npm package's `bin`, which is a Node wrapper: killed, it leaves the node running.
 */
export function anvilBinary(
  platform: string = process.platform,
  arch: string = process.arch,
): string {
  const wrapper = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
  const file = platform === 'win32' ? 'anvil.exe' : 'anvil'
  const candidates = [
    () => createRequire(wrapper).resolve(`${platformPackage(platform, arch)}/bin/${file}`),
    // Where the platform's package is missing, the wrapper's postinstall downloads it to here.
    () => join(dirname(wrapper), file),
  ]
  for (const candidate of candidates) {
    const path = attempt(candidate)
    if (path && existsSync(path)) return path
  }
  throw new ChainError(
    'no-binary',
    `There is no Anvil for ${platform} ${arch}: its package was not installed and its download did not happen. ` +
      'Install again with network access and with build scripts allowed (`pnpm rebuild @foundry-rs/anvil`).',
  )
}

function platformPackage(platform: string, arch: string): string {
  return `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`
}

function attempt(find: () => string): string | undefined {
  try {
    return find()
  } catch {
    return undefined
  }
}
