import type { Snapshot } from '@touchstone/connect'
import type { ChosenView } from '../view/dialogView.ts'

/** View that the dialog opens on while no wallet is asked: the account if connected, else the list. */
export function defaultView({ status }: Snapshot): ChosenView {
  const on = status === 'connected' || status === 'switching' || status === 'adding'
  return { at: on ? 'account' : 'wallets' }
}
