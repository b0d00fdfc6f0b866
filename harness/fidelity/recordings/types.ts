import type { Json } from '../../src/wallet/types.ts'
import type { Stage } from './stages.ts'

/** Recording of one session with the real wallet. `recordings/README.md` describes the format. */
export type Recording = {
  name?: string
  /** Deviations from the stage that `stages.ts` has for this name. */
  stage?: Partial<Stage>
  /** Buttons pressed in the wallet's windows, in order. */
  ui?: { testid?: string; text?: string; url?: string }[]
  log?: LogLine[]
  /** Provider state that the page saw at the end. */
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
  /** `null` if `ownKeys` lacks `data`: the error had none. */
  data: Json
  ctor: string
  isError: boolean
  /** Own keys of the error, without `stack`. */
  ownKeys: string[]
}

export type Snapshot = {
  chainId: string | null
  networkVersion: string | null
  selectedAddress: string | null
  isConnected: boolean
}
