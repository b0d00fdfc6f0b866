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
  const platformPackage = `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`
  // If the platform package is missing, the wrapper's postinstall downloads the binary to the second path.
  const candidates = [
    resolveOrSkip(wrapper, `${platformPackage}/bin/${file}`),
    join(dirname(wrapper), file),
  ]
  const found = candidates.find((path) => path !== undefined && existsSync(path))
  if (found !== undefined) return found
  throw new ChainError(
    'no-binary',
    `There is no Anvil for ${platform} ${arch}: its package was not installed and its download did not happen. ` +
      'Install again with network access and with build scripts allowed (`pnpm rebuild @foundry-rs/anvil`).',
  )
}

function resolveOrSkip(from: string, path: string): string | undefined {
  try {
    return createRequire(from).resolve(path)
  } catch {
    return undefined
  }
}
