import type { Result } from '../engine/result.ts'

/** Counts of statuses. */
export type Counts = { [status: string]: number }

/** One run as a value, written first and rendered after: `spec/result.schema.json`. */
export type Run = {
  schemaVersion: 1
  run: {
    id: string
    startedAt: string
    durationMs: number
    mode: 'provider' | 'page' | 'extension' | 'app' | 'manual'
    shard?: { index: number; total: number }
    /** The runs that this one was put together from. */
    mergedFrom?: string[]
    /** The glob of `--only`: what did not fit it was never asked for. */
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
    /** The fake wallet whose known failures are most like this run's. */
    nearest?: string
    /** How like: findings shared, and checks that only one of the two fails; the nearest first. */
    likeness?: { persona: string; shared: number; apart: number }[]
  }
  results: Result[]
}
