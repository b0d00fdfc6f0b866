import type { Json } from '../../src/wallet/types.ts'
import type { Stage } from './stages.ts'

/** What was seen at one time with the real wallet. `recordings/README.md` says how to read it. */
export type Recording = {
  name?: string
  /** How the world stood, where that is not as `stages.ts` has it for this name. */
  stage?: Partial<Stage>
  /** Buttons pressed in the wallet's windows, in order. */
  ui?: { testid?: string; text?: string; url?: string }[]
  log?: LogLine[]
  /** What the page saw of the provider at the end. */
  state?: Snapshot
  [key: string]: unknown
}

export type Recordings = Record<string, Recording>

export type LogLine = { t?: number } & (
  | { k: 'req'; id: number; method: string; params: Json }
  | { k: 'res'; id: number; method: string; result: Json }
  | { k: 'err'; id: number; method: string; error: RecordedError }
  | { k: 'event'; ev: string; args: Json[]; chainId: string | null; sel: string | null }
)

export type RecordedError = {
  code: number
  message: string
  /** `null` without `data` among `ownKeys`: there was none. */
  data: Json
  ctor: string
  isError: boolean
  /** `stack` left out. */
  ownKeys: string[]
}

export type Snapshot = {
  chainId: string | null
  networkVersion: string | null
  selectedAddress: string | null
  isConnected: boolean
}
