import type { Step } from '../../../engine/step.ts'
import { request, settle } from '../steps.ts'

/** The calls of a burst. */
export const ids = Array.from({ length: 100 }, (_, i) => `chain.${i}`)

/** Asks a hundred times, and only then waits. */
export const burst: Step[] = [
  ...ids.map((id) => request(id, 'eth_chainId')),
  ...ids.map((id) => settle(id)),
]
