import { createContext, use } from 'react'
import type { DialogState } from './reduceDialogState.ts'
import { throwMissingProvider } from './TouchstoneContext.ts'

export const DialogStateContext = createContext<DialogState | undefined>(undefined)

/** Returns the state of the dialog, the dismissed error and the end of the last connection. */
export function useDialogState(): DialogState {
  return use(DialogStateContext) ?? throwMissingProvider()
}
