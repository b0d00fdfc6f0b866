import { type Message, type Say, type TextKey, useSay } from '@touchstone/react'
import { send } from '@touchstone/react/texts/send'

/** Message of the send panel, as data. */
export type SendMessage = Message<SendKey>

type SendKey = TextKey | keyof typeof send

/** Translates messages of the send panel. */
export const useSendSay = (): Say<SendKey> => useSay(send)
