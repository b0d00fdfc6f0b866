import type { Step } from '../State.ts'

// The selectors match structure and attributes, never text, so that they work in every language.
export const open: Step = { press: '.ts-connect' }
export const pick = (wallet: string): Step => ({ press: `dialog [data-wallet='${wallet}']` })
export const back: Step = { press: 'dialog .ts-back' }
export const close: Step = { press: 'dialog .ts-close' }

export const firstNoticeButton: Step = { press: 'dialog .ts-notice .ts-actions button' }
export const network = (name: string): Step => ({ press: `dialog [data-row='${name}']` })

export const notice = (tone: 'status' | 'alert') =>
  `dialog .ts-notice[data-tone='${tone}']:not([data-busy='true'])`
export const busyNotice = "dialog .ts-notice[data-busy='true']"
export const connectedPage = "button[data-status='connected']"

export const connect: readonly Step[] = [open, pick('metamask'), { see: connectedPage }]
