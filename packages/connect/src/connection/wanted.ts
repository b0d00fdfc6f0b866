import type { State } from '../machine/state.ts'
import type { Timer } from '../machine/stimulus.ts'
import type { WalletId } from '../types.ts'

/** The timers that this state waits for; all others end. */
export function wantedTimers({ opening, pursuit, reads }: State): Timer[] {
  const timers: Timer[] = []
  if (opening?.silent) timers.push('silent')
  // What is left of another wallet's is none of a patient one's.
  else if (opening?.step === 'accounts' && !opening.patient) timers.push('prompt')
  if (opening?.step === 'check' || opening?.step === 'chain' || reads.thenChain) timers.push('read')
  if (pursuit) timers.push('pursuit')
  if (pursuit?.answered) timers.push('settle', 'poll')
  else if (pursuit?.grace) timers.push('grace')
  return timers
}

/** The wallet whose events count: none after the person has disconnected. */
export function wantedWallet({ status, wallet, intent }: State): WalletId | undefined {
  return status === 'disconnected' ? intent?.wallet : wallet
}
