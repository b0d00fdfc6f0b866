import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { homeChainId } from '../core/defaultChainIds.ts'
import type { Run } from '../core/result.ts'

export const hashFileContent = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('hex')}`

export function suiteVersion(): string {
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string }
  return version
}

export const describeRunEnvironment = ({
  browser,
  chainId = homeChainId,
}: {
  browser?: string
  chainId?: number
}): Run['environment'] => ({
  os: process.platform,
  node: process.version,
  ...(browser && { browser }),
  chainId,
})
