import type { Act } from '../../src/wallet/types.ts'
import type { Stage } from './initialStates.ts'
import type { Recording } from './types.ts'

/** Returns the actions of the user in a recording: the pressed buttons, then those of the initial state. */
export function listUserActions(recording: Recording, stage: Stage): Act[] {
  const pressed = (recording.ui ?? []).flatMap(({ testid, text }): Act[] => {
    if (testid === undefined) return text?.startsWith('Unlock') ? [{ type: 'unlock' }] : []
    const button = buttons[testid]
    if (!button) throw new Error(`What the button "${testid}" does is not in listUserActions.ts.`)
    return [button]
  })
  return [...pressed, ...stage.hands]
}

const approve: Act = { type: 'approve' }
const reject: Act = { type: 'reject' }

/** Actions by the test ids of the buttons in MetaMask's windows (13.13.1). */
const buttons: Record<string, Act> = {
  'confirm-btn': approve,
  'confirm-footer-button': approve,
  'page-container-footer-next': approve,
  'cancel-btn': reject,
  'confirm-footer-cancel-button': reject,
  'page-container-footer-cancel': reject,
}
