import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ChainError } from './ChainError.ts'

/** Returns the path of the native Anvil binary. The `bin` of the npm package is a wrapper that leaves it running. */
export function anvilBinary(
  platform: string = process.platform,
  arch: string = process.arch,
): string {
  const wrapper = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
  const file = platform === 'win32' ? 'anvil.exe' : 'anvil'
  const candidates = [
    () => createRequire(wrapper).resolve(`${platformPackage(platform, arch)}/bin/${file}`),
    // If the platform package is missing, the wrapper's postinstall downloads the binary to this path.
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
