import type { Driver, Environment, CheckResources } from './driver.ts'
import type { Recorder } from './transcript.ts'
import type { Verdict } from './defineCheck.ts'

/** Shared state of the steps of one script. */
export type ScriptContext = {
  driver: Driver
  /** Sends a request to the node of the home chain directly. */
  ask: Environment['ask']
  resources: CheckResources
  environment: Environment
  recorder: Recorder
  /** Promises by the id of their call. Each resolves when the answer is in the transcript. */
  pending: Map<string, Promise<void>>
  answered: Set<string>
  /**
   * Number of open prompts at the last prompt step (`open`), and the id of the call of that step (`of`). `open` is
   * `undefined` if the wallet cannot tell.
   */
  prompts: { of: string; open: number | undefined } | undefined
  /** Whether fences wait for `chainChanged`. False after the wallet failed `fenceCheck`. */
  sentinel: boolean
  /**
   * Events that did not arrive within the full waiting time, each with its stimulus. Later waits for such an event
   * after the same stimulus last a quarter of `pace.fence` at most.
   */
  silent: Set<string>
}

/** Reason why a step ends its script: a missing answer (`unsettled`) or a verdict. Undefined: the script goes on. */
export type StepEnd = undefined | 'unsettled' | Verdict
