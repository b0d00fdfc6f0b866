import type { Step } from '../../../core/defineCheck.ts'
import { burst, request, settle } from '../../steps.ts'

/** Ids of the concurrent calls. */
export const ids = Array.from({ length: 128 }, (_, i) => `chain.${i}`)

/** Script that sends 128 requests for the chain id at once. */
export const script: Step[] = [
  burst(...ids.map((id) => request(id, 'eth_chainId'))),
  ...ids.map((id) => settle(id)),
]
