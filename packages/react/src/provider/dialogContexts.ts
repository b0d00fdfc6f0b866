import { createContext, use } from 'react'
import type { DialogOpener } from './createDialogOpener.ts'
import type { DialogState } from './reduceDialogState.ts'
import { throwMissingProvider } from './TouchstoneContext.ts'

export const DialogOpenerContext = createContext<DialogOpener | undefined>(undefined)

export const DialogStateContext = createContext<DialogState | undefined>(undefined)

export function useDialogOpener(): DialogOpener {
  return use(DialogOpenerContext) ?? throwMissingProvider()
}

/** Returns the state of the dialog, the dismissed error and the end of the last connection. */
export function useDialogState(): DialogState {
  return use(DialogStateContext) ?? throwMissingProvider()
}
