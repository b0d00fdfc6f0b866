import type { Step } from '../core/defineCheck.ts'
import { node } from './steps.ts'

/** Recovers the signer of a signature on the node, with `ecrecover`, the precompiled contract at address 1. */
export const recoverSigner = (id: string, hash: string, of: string): Step =>
  node(id, 'eth_call', [
    { to: `0x${'1'.padStart(40, '0')}`, data: { $: 'ecrecover', hash, of } },
    'latest',
  ])
