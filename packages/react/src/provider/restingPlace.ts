import type { Snapshot } from '@touchstone/connect'
import type { Place } from '../view/dialogView.ts'

/** Where the dialog opens while no wallet is being asked: the account, else the list. */
export function restingPlace({ status }: Snapshot): Place {
  const on = status === 'connected' || status === 'switching' || status === 'adding'
  return { at: on ? 'account' : 'wallets' }
}
