import type { Act, Json } from '../../src/wallet/types.ts'
import type { Stage } from './initialStates.ts'

/** Recording of a page and a user with the real wallet. `recordings/README.md` describes the format. */
export type Recording = {
  name?: string
  /** Initial state of the wallet, as far as it differs from the one in `initialStates.ts`. */
  stage?: Partial<Stage>
  /** Windows of the wallet that the user answered, with the pressed button, in order. */
  ui?: { testid?: string; text?: string; url?: string }[]
  log?: LogLine[]
  /** Properties of the provider at the end of the recording, as the page read them. */
  state?: Snapshot
  [key: string]: unknown
}

/** Recordings by name. */
export type Recordings = Record<string, Recording>

/**
 * Request, answer or event that the page saw, action of the user (`act`), or open prompt for the last request or action
 * (`prompt`). `t` is the time in ms since the start.
 */
export type LogLine = { t?: number } & (
  | { k: 'req'; id: number; method: string; params: Json }
  | { k: 'res'; id: number; method: string; result: Json }
  | { k: 'err'; id: number; method: string; error: RecordedError }
  | { k: 'event'; ev: string; args: Json[]; chainId: string | null; sel: string | null }
  | { k: 'act'; act: Act }
  | { k: 'prompt' }
)

/** Line of a recording that the page itself saw. */
export type PageLine = Exclude<LogLine, { k: 'act' | 'prompt' }>

/** Error that the page caught. */
export type RecordedError = {
  /** Undefined in older recordings, which do not contain the name. */
  name?: string
  code: number
  message: string
  /** Data of the error. If `ownKeys` lacks `data`, the error had no data and this is `null`. */
  data: Json
  ctor: string
  isError: boolean
  /** Own keys of the error, except `stack`. */
  ownKeys: string[]
}

/** Properties of the provider. `chainId` is a hex string, `networkVersion` a decimal one. */
export type Snapshot = {
  chainId: string | null
  networkVersion: string | null
  selectedAddress: string | null
  isConnected: boolean
}
