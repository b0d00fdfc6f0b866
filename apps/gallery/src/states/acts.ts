import type { Act } from '../State.ts'

// Selectors match structure, never text, so that they work in every language.
export const open: Act = { press: '.ts-connect' }
export const pick = (wallet: string): Act => ({ press: `dialog [data-wallet='${wallet}']` })
export const back: Act = { press: 'dialog .ts-back' }
export const close: Act = { press: 'dialog .ts-close' }

/** The first button of the notice in the dialog. */
export const goOn: Act = { press: 'dialog .ts-notice .ts-actions button' }
export const network = (name: string): Act => ({ press: `dialog [data-row='${name}']` })

export const said = (tone: 'status' | 'alert') =>
  `dialog .ts-notice[data-tone='${tone}']:not([data-busy='true'])`
export const waiting = "dialog .ts-notice[data-busy='true']"
export const connectedPage = "button[data-status='connected']"

export const connect: readonly Act[] = [open, pick('metamask'), { see: connectedPage }]
