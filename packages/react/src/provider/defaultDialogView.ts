import type { Snapshot } from '@touchstone/connect'
import type { ChosenView } from '../view/dialogView.ts'

/** Returns the view of an opening, except during an attempt to connect: the account if connected, else the list. */
export function defaultDialogView({ status }: Snapshot): ChosenView {
  const on = status === 'connected' || status === 'switching' || status === 'adding'
  return { at: on ? 'account' : 'wallets' }
}
