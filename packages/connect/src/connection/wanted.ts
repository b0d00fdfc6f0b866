import type { State } from '../machine/state.ts'
import type { Timer } from '../machine/stimulus.ts'
import type { WalletId } from '../types.ts'

/** Returns the timers that a state needs. The driver stops all others. */
export function wantedTimers({ opening, pursuit, reads }: State): Timer[] {
  const timers: Timer[] = []
  if (opening?.silent) timers.push('silent')
  // A wallet on another device has no prompt timeout, and must not inherit that of the wallet before it.
  else if (opening?.step === 'accounts' && !opening.patient) timers.push('prompt')
  if (opening?.step === 'check' || opening?.step === 'chain' || reads.thenChain) timers.push('read')
  if (pursuit) timers.push('pursuit')
  if (pursuit?.answered) timers.push('settle', 'poll')
  else if (pursuit?.grace) timers.push('grace')
  return timers
}

/** Returns the wallet whose events the connection handles, or undefined after the user disconnects. */
export function wantedWallet({ status, wallet, intent }: State): WalletId | undefined {
  return status === 'disconnected' ? intent?.wallet : wallet
}
