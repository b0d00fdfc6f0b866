import type { Result } from '../core/result.ts'

/** Number of results of each status. */
export type Counts = { [status: string]: number }

/** A run as data, from which all reports are rendered. Its JSON schema is `spec/result.schema.json`. */
export type Run = {
  schemaVersion: 1
  run: {
    id: string
    startedAt: string
    durationMs: number
    mode: 'provider' | 'page' | 'extension' | 'app' | 'manual'
    shard?: { index: number; total: number }
    /** Ids of the runs that were merged into this one. */
    mergedFrom?: string[]
    /** The glob of `--only`. The run does not contain other checks. */
    only?: string
    seed?: number
    command?: string
    operator?: 'none' | 'automation' | 'human'
  }
  suite: { version: string; catalogueHash: string; profile: string }
  subject: {
    name: string
    kind: 'module' | 'extension' | 'in-app-browser' | 'walletconnect' | 'fake-persona' | 'dapp'
    version?: string
    rdns?: string
    digest?: string
    flags?: string[]
  }
  environment: { os: string; node: string; browser?: string; chainId?: number; headless?: boolean }
  expectations?: { file: string; hash: string }
  summary: {
    byLevel: { [level: string]: Counts }
    unexpected: number
    stale: number
    exitCode: number
    /** Name of the fake wallet whose declared failures are most similar to those of this run. */
    nearest?: string
    /**
     * The most similar fake wallets, nearest first. `shared` is the number of checks that both fail, `apart`
     * the number of checks that only one of the two fails.
     */
    likeness?: { persona: string; shared: number; apart: number }[]
  }
  results: Result[]
}
