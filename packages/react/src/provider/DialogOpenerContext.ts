import { createContext, use } from 'react'
import type { DialogOpener } from './createDialogOpener.ts'
import { throwMissingProvider } from './TouchstoneContext.ts'

export const DialogOpenerContext = createContext<DialogOpener | undefined>(undefined)

export function useDialogOpener(): DialogOpener {
  return use(DialogOpenerContext) ?? throwMissingProvider()
}
